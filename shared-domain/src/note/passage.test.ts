import * as fc from 'fast-check';
import { findPassage, passageAt } from './passage.ts';

const TEXT = 'Prima literă se scrie încet.\nA doua literă se scrie încet.\nA treia, dintr-o mișcare.';

/** The words that are found again, after the text has become another. */
function foundIn(now: string, quote: string, before = TEXT, from = 0): string | undefined {
  const start = before.indexOf(quote, from);
  const place = findPassage(now, passageAt(before, { start, end: start + quote.length }));
  return place && now.slice(place.start, place.end);
}

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'ș', 'ț', 'E', ' ', '\n', '😀'), maxLength: 40 });
const noted = fc
  .string({ unit: fc.constantFrom('x', 'y', 'Î', ' ', '✍'), minLength: 1 })
  .filter((text) => /\S/.test(text));

describe('a passage of a text', () => {
  it('is found wherever it goes, whatever is written around it', () => {
    fc.assert(
      fc.property(words, noted, words, words, words, (before, quote, after, newBefore, newAfter) => {
        const start = before.length;
        const passage = passageAt(before + quote + after, { start, end: start + quote.length });
        const place = findPassage(newBefore + quote + newAfter, passage);
        expect(place).toBeDefined();
        expect((newBefore + quote + newAfter).slice(place?.start, place?.end).trim()).toBe(quote.trim());
      }),
    );
  });

  it('is gone when its words are', () => {
    fc.assert(
      fc.property(words, noted, words, (before, quote, after) => {
        const start = before.length;
        const passage = passageAt(before + quote + after, { start, end: start + quote.length });
        expect(findPassage(before + after, passage)).toBeUndefined();
      }),
    );
  });

  it('is found in any text without an error, and inside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), fc.string({ unit: 'binary' }), (...said) => {
        const [text, quote, prefix, suffix] = said;
        const place = findPassage(text, { quote, prefix, suffix });
        if (place) expect(0 <= place.start && place.start < place.end && place.end <= text.length).toBe(true);
      }),
    );
  });

  it('is known among equal ones by what stands around it', () => {
    const second = TEXT.lastIndexOf('se scrie încet');
    const passage = passageAt(TEXT, { start: second, end: second + 14 });
    const edited = `Un rând nou, și acesta se scrie încet.\n${TEXT}`;
    expect(findPassage(edited, passage)?.start).toBe(edited.lastIndexOf('se scrie încet'));
  });

  it('survives repaired diacritics, other spaces and other capitals', () => {
    expect(foundIn('A treia, dintr-o\n\nMișcare.', 'dintr-o miscare', 'A treia, dintr-o miscare.')).toBe(
      'dintr-o\n\nMișcare',
    );
    expect(foundIn('cu ștergere', 'cu ştergere', 'Scrie cu ştergere.')).toBe('cu ștergere');
  });

  it('is never found when it says nothing', () => {
    expect(findPassage(TEXT, { quote: ' \u200b\n', prefix: '', suffix: '' })).toBeUndefined();
  });
});
