/** Texts that go wrong where text is taken for code, markup, a message template or a number. */
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
