// Included by cases: what skips it by lines sees an end that its tokens hide.
#ifndef HIDDEN
#define HIDDEN
def hidden { code c = [{
#endif
}]; }
#endif
