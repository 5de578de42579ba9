// Included by cases.
#ifndef COMMON
#define COMMON
class Common<int n> { int value = n; }
def common : Common<1>;
#endif
