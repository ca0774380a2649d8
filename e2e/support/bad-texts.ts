import { readFileSync } from 'node:fs';
import path from 'node:path';

const { own } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../fixtures/bad-inputs/text-ro.json'), 'utf8'),
) as { own: string[] };

/** Romanian text and its look-alikes, empty and invisible texts, words that mean something to code, message templates. */
export const ROMANIAN_TEXTS: readonly string[] = own;

/** Texts that break code which treats text as code, markup, a message template or a number. */
export const BAD_TEXTS = [
  '<img src=x onerror="window.__pwned=1">',
  '"><script>window.__pwned=1</script>',
  "';window.__pwned=1;//",
  'javascript:window.__pwned=1',
  '</textarea><svg onload=window.__pwned=1>',
  '{{name}} {{- name}} $t(lead.title)',
  '<0>x</0> &lt;b&gt; %s %d {7*7}',
  '=HYPERLINK("https://evil.example","x")',
  '__proto__ constructor',
  'şţ ŞŢ ștefan İstanbul ﬁ',
  '\u202ertl\u202c \u200bzero \ufeffbom نص عربي',
  '👩‍👩‍👧‍👦 Z̷a̷l̷g̷o̷',
];

/** Texts that end a script element, hide the rest of a document, or end a line only in JavaScript. */
export const SCRIPT_ENDS = [
  '</script><script>window.__pwned=1</script>',
  '</ScRiPt ><svg onload=window.__pwned=1>',
  '<!--<script>',
  ']]>-->',
  '\u2028window.__pwned=1\u2029//',
  '</title></style></noscript><img src=x onerror=window.__pwned=1>',
];

/** All of them. */
export const EVERY_TEXT: readonly string[] = [...new Set([...ROMANIAN_TEXTS, ...BAD_TEXTS, ...SCRIPT_ENDS])];
