import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { longSentences } from './long-sentences.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/decisions');
const decisions = globSync('*.md', { cwd: folder })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

const numberOf = (file: string) => file.slice(0, 3);
const headOf = (text: string) => text.split(/^## /m, 1)[0] ?? '';
const sectionsOf = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);

/** The decisions that a head names after these words. */
const named = (text: string, words: string) =>
  [...headOf(text).matchAll(new RegExp(`${words} \\[(\\d{3})\\]\\((\\S+?)\\)`, 'g'))].map((match) => match[2] ?? '');

describe('docs/decisions', () => {
  it('have a number each', () => {
    const numbers = decisions.map(({ file }) => numberOf(file));
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it.each(decisions)('$file opens with its number, a date and a status', ({ file, text }) => {
    const [title, blank, date] = text.split('\n');
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)}: \\S`));
    expect(blank).toBe('');
    expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: (proposed|accepted|rejected|replaced)\./);
  });

  it.each(decisions)('$file has the four sections in order', ({ text }) => {
    expect(sectionsOf(text)).toEqual(['Context', 'Decision', 'Consequences', 'Rejected']);
  });

  it.each(decisions)('$file has no sentence of 30 words or more', ({ text }) => {
    expect(longSentences(text, 30)).toEqual([]);
  });

  it.each(decisions)('$file is named by each decision that it replaces, wholly or in part', ({ file, text }) => {
    for (const replaced of named(text, 'Replaces(?: part of)?')) {
      const older = decisions.find((decision) => decision.file === replaced);
      expect(named(older?.text ?? '', '(?:Amended|Replaced) by')).toContain(file);
    }
  });
});
