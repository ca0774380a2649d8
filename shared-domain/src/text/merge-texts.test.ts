import * as fc from 'fast-check';
import { mergeTexts, resolvedText, type TextConflict } from './merge-texts.ts';

const text = (...paragraphs: string[]) => paragraphs.join('\n\n');
const conflictsIn = (parts: ReturnType<typeof mergeTexts>): TextConflict[] =>
  parts.filter((part) => typeof part !== 'string');
const merged = (base: string, mine: string, theirs: string) => {
  const parts = mergeTexts(base, mine, theirs);
  return conflictsIn(parts).length > 0 ? parts : resolvedText(parts, []);
};

const BASE = text('Unu.', 'Doi.', 'Trei.');

describe('edits of two people', () => {
  it.each([
    [
      'of different paragraphs are both kept',
      text('Unu!', 'Doi.', 'Trei.'),
      text('Unu.', 'Doi.', 'Trei!'),
      text('Unu!', 'Doi.', 'Trei!'),
    ],
    [
      'of neighbouring paragraphs are both kept',
      text('Unu!', 'Doi.', 'Trei.'),
      text('Unu.', 'Doi!', 'Trei.'),
      text('Unu!', 'Doi!', 'Trei.'),
    ],
    [
      'that are the same are made once',
      text('Unu!', 'Doi.', 'Trei.'),
      text('Unu!', 'Doi.', 'Trei.'),
      text('Unu!', 'Doi.', 'Trei.'),
    ],
    [
      'add at both ends',
      text('Zero.', 'Unu.', 'Doi.', 'Trei.'),
      text('Unu.', 'Doi.', 'Trei.', 'Patru.'),
      text('Zero.', 'Unu.', 'Doi.', 'Trei.', 'Patru.'),
    ],
    [
      'add in one place: theirs, then mine',
      text(BASE, 'Al meu.'),
      text(BASE, 'Al lor.'),
      text(BASE, 'Al lor.', 'Al meu.'),
    ],
    [
      'change the last paragraph and add below it',
      text('Unu.', 'Doi.', 'Trei!'),
      text(BASE, 'Patru.'),
      text('Unu.', 'Doi.', 'Trei!', 'Patru.'),
    ],
    ['take one away and change another', text('Doi.', 'Trei.'), text('Unu.', 'Doi.', 'Trei!'), text('Doi.', 'Trei!')],
  ])('%s', (_, mine, theirs, expected) => {
    expect(merged(BASE, mine, theirs)).toBe(expected);
  });

  it('of the same paragraph are for a person to decide, the others are settled', () => {
    const parts = mergeTexts(BASE, text('Unu!', 'Doi al meu.', 'Trei.'), text('Unu.', 'Doi al lor.', 'Trei!'));
    expect(parts).toEqual(['Unu!', { base: 'Doi.', mine: 'Doi al meu.', theirs: 'Doi al lor.' }, 'Trei!']);
    expect(resolvedText(parts, ['Doi al nostru.'])).toBe(text('Unu!', 'Doi al nostru.', 'Trei!'));
    expect(resolvedText(parts, [''])).toBe(text('Unu!', 'Trei!'));
  });

  it('of a paragraph that the other takes away are for a person to decide', () => {
    expect(conflictsIn(mergeTexts(BASE, text('Unu.', 'Trei.'), text('Unu.', 'Doi!', 'Trei.')))).toEqual([
      { base: 'Doi.', mine: '', theirs: 'Doi!' },
    ]);
  });
});

const paragraph = fc.constantFrom('Unu.', 'Doi.', 'Trei.', 'Patru.', 'Cinci.', 'const a = 1;\n\n\nconst b = 2;');
const anyText = fc.array(paragraph, { maxLength: 7 }).map((paragraphs) => paragraphs.join('\n\n'));

describe('merging', () => {
  it('is the same each time, and agrees with itself', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (base, mine, theirs) => {
        expect(mergeTexts(base, mine, theirs)).toEqual(mergeTexts(base, mine, theirs));
        expect(resolvedText(mergeTexts(base, mine, mine), [])).toBe(mine);
        expect(resolvedText(mergeTexts(base, mine, base), [])).toBe(mine);
        expect(resolvedText(mergeTexts(base, base, theirs), [])).toBe(theirs);
      }),
    );
  });

  it('asks the same of both people', () => {
    const turned = ({ base, mine, theirs }: TextConflict) => ({ base, mine: theirs, theirs: mine });
    fc.assert(
      fc.property(anyText, anyText, anyText, (base, mine, theirs) => {
        expect(conflictsIn(mergeTexts(base, mine, theirs))).toEqual(
          conflictsIn(mergeTexts(base, theirs, mine)).map(turned),
        );
      }),
    );
  });

  it('loses no paragraph that somebody has written', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (base, mine, theirs) => {
        const shown = mergeTexts(base, mine, theirs)
          .flatMap((part) => (typeof part === 'string' ? [part] : [part.mine, part.theirs]))
          .join('\n\n');
        const had = new Set(base.split('\n\n'));
        for (const line of [...mine.split('\n\n'), ...theirs.split('\n\n')]) {
          if (!had.has(line)) expect(shown).toContain(line);
        }
      }),
    );
  });
});
