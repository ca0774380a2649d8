import { longSentences } from './long-sentences.ts';

describe('longSentences', () => {
  it.each([
    ['sentences', 'One two three. Four five (six seven.) Eight nine ten?'],
    ['headings', '# one two three four five\n\nOne.'],
    ['list items', '- one two three\n- four five six\n1. seven eight nine\n'],
    ['cells of a table', '| one two three | four five six |\n|---|---|\n| seven | eight nine ten |'],
    ['code', '```\none two three four five\n```\n'],
    ['the targets of links', 'See [one two](a.md), `three`.'],
  ])('counts %s apart', (_, text) => {
    expect(longSentences(text, 5)).toEqual([]);
  });

  it('finds a long sentence over several lines, with its colons and semicolons', () => {
    expect(longSentences('Short one. This is:\nlong; and\nlonger. End.', 5)).toEqual(['This is: long; and longer.']);
  });
});
