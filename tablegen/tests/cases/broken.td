// Included by cases that want an error in an included file.

def broken { int x = nothing; }
