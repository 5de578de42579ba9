include "broken.td"
