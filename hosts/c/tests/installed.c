/* An installed library: rewrites a text by the patterns in a file, PATTERNS, and prints it. */
#include <pdll.h>

#include <stdio.h>

static void print(void *data, PdllText text) {
  (void)data;
  fwrite(text.data, 1, text.length, stdout);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  PdllMessages *messages = pdllMessagesNew();
  PdllSet *set = pdllSetNew();
  const char *ir = "%0 = \"t.a\"() : () -> i32\n\"t.use\"(%0) : (i32) -> ()\n";
  bool good = pdllSetAddFile(set, pdllText(argv[1]), messages) &&
              pdllRewriteText(set, pdllText("in.mlir"), pdllText(ir), NULL, print, NULL, NULL, messages);
  pdllMessagesPrint(messages, print, NULL);
  pdllSetFree(set);
  pdllMessagesFree(messages);
  return good ? 0 : 1;
}
