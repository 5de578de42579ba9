include "include/broken.td"
