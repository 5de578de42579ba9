// Included by cases: another branch each time but the first.
#ifndef TURN
#define TURN
def first_turn;
#else
def later_turn;
#endif
