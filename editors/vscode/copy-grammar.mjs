// The grammar is one file for all editors that take TextMate's.
import { copyFileSync } from "node:fs";
copyFileSync(new URL("../textmate/pdll.tmLanguage.json", import.meta.url), new URL("dist/pdll.tmLanguage.json", import.meta.url));
