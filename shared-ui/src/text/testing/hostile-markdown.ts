const MB = 1_000_000;
const of = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const lines = (line: (index: number) => string, length: number) => {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += `${line(index)}\n`;
  return text;
};

/** Texts that make parsers of Markdown slow, at any length. */
export const HOSTILE: Readonly<Record<string, (length?: number) => string>> = {
  slashes: (length = MB) => of('/', length),
  'open brackets': (length = MB) => of('[', length),
  'nested brackets': (length = MB) => of('[', length / 2) + of(']', length / 2),
  'mixed emphasis': (length = MB) => of('*_', length),
  'unclosed emphasis': (length = MB) => of('**a ', length),
  backticks: (length = MB) => of('`', length),
  'growing backticks': (length = MB) => lines((index) => '`'.repeat(index % 900), length),
  'one long line': (length = MB) => of('a', length),
  'spaces in the middle': (length = MB) => `a${of(' ', length)}b`,
  'quotes within quotes': (length = MB) => of('>', length),
  'lists within quotes': (length = MB) => of('> - ', length),
  'lists within lists': (length = MB) => lines((index) => `${'  '.repeat(index % 400)}- a`, length),
  'a long list': (length = MB) => of('- a\n', length),
  'a numbered list': (length = MB) => lines((index) => `${index}. a`, length),
  'unclosed links': (length = MB) => of('[a](', length),
  'unclosed images': (length = MB) => of('![', length),
  'reference links': (length = MB) => of('[a][b]', length),
  footnotes: (length = MB) => lines((index) => `[^a${index}]: b`, length),
  'a table': (length = MB) => `|a|b|\n|-|-|\n${of('|c|d|\n', length)}`,
  'a wide table': (length = MB) => `|${of('a|', length / 2)}\n|${of('-|', length / 2)}`,
  'open tags': (length = MB) => of('<a ', length),
  headings: (length = MB) => of('# a\n', length),
  paragraphs: (length = MB) => of('a\n\n', length),
  fences: (length = MB) => of('```\n', length),
  addresses: (length = MB) => of('http://a ', length),
  entities: (length = MB) => of('&', length),
  tabs: (length = MB) => of('\t', length),
};
