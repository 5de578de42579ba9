// Included by cases: not guarded, so the second time is an error on line 3.

def unguarded;
