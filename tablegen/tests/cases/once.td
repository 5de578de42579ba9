// Included by cases: the guard is an empty branch.
#ifdef ONCE
#else
#define ONCE
def once;
#endif
