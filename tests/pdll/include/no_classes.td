// TableGen, but no operation definitions.
class Colour;
def Red : Colour;
