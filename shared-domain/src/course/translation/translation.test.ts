import * as fc from 'fast-check';
import { alignParagraphs } from './align-paragraphs.ts';
import { followOriginals } from './follow-originals.ts';
import { paragraphsIn } from './paragraphs.ts';
import { confirmAll, confirmParagraph, countStates, pairsOf, type TranslatedText } from './translated-text.ts';

const SOURCE = '# Începutul\n\nScrie încet.\n\nȚine creionul drept.';
const TARGET = '# The beginning\n\nWrite slowly.\n\nHold the pencil upright.';
const whole = confirmAll(SOURCE, { text: TARGET, originals: [] });
const statesOf = (source: string, translated: TranslatedText) => pairsOf(source, translated).map(({ state }) => state);

const paragraph = fc.constantFrom('unu', 'doi', 'trei doi', '# patru', '- cinci\n- șase', '```\na\n\nb\n```', 'șapte');
const text = fc.array(paragraph, { maxLength: 8 }).map((parts) => parts.join('\n\n'));

describe('the paragraphs of a text', () => {
  it('are what stands between blank lines, with code as one', () => {
    const found = paragraphsIn('Unu\ndoi  \n \n\n```js\na\n\nb\n```\nTrei');
    expect(found.map((it) => it.text)).toEqual(['Unu\ndoi', '```js\na\n\nb\n```\nTrei']);
  });
  it('stand where they say, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', ' ', '`', '```', '#') }), (any) => {
        const found = paragraphsIn(any);
        for (const { from, to, text: said } of found) expect(any.slice(from, to)).toBe(said);
        expect(
          found
            .map((it) => it.text)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(any.replace(/\s/g, ''));
      }),
    );
  });
});

describe('a source beside its translation', () => {
  it('keeps every paragraph of both, once and in order', () => {
    fc.assert(
      fc.property(fc.array(paragraph), fc.array(paragraph), fc.array(paragraph), (source, target, originals) => {
        const rows = alignParagraphs(source, target, originals);
        const placesOf = (side: 'source' | 'target') => rows.flatMap((row) => row[side] ?? []);
        expect(placesOf('source')).toEqual(source.map((_, index) => index));
        expect(placesOf('target')).toEqual(target.map((_, index) => index));
      }),
    );
  });

  it('is to be checked until somebody says that it is right', () => {
    expect(statesOf(SOURCE, { text: TARGET, originals: [] })).toEqual(['toCheck', 'toCheck', 'toCheck']);
    const first = confirmParagraph(SOURCE, { text: TARGET, originals: [] }, 0);
    expect(statesOf(SOURCE, first)).toEqual(['translated', 'toCheck', 'toCheck']);
    expect(statesOf(SOURCE, whole)).toEqual(['translated', 'translated', 'translated']);
  });

  it('is outdated where the source says something else, and only there', () => {
    const changed = SOURCE.replace('încet', 'repede');
    expect(statesOf(changed, whole)).toEqual(['translated', 'outdated', 'translated']);
    expect(pairsOf(changed, whole)[1]?.original).toBe('Scrie încet.');
    expect(statesOf(changed, confirmParagraph(changed, whole, 1))).toEqual(['translated', 'translated', 'translated']);
  });

  it('misses what the source has got since, and what it has lost stays visible', () => {
    const longer = SOURCE.replace('Scrie', 'Așază-te.\n\nScrie');
    expect(statesOf(longer, whole)).toEqual(['translated', 'missing', 'translated', 'translated']);
    const shorter = SOURCE.replace('Scrie încet.\n\n', '');
    expect(statesOf(shorter, whole)).toEqual(['translated', 'outdated', 'translated']);
  });

  it('has nothing to do where all of it is confirmed, whatever the texts', () => {
    fc.assert(
      fc.property(text, text, (source, target) => {
        const { toCheck, outdated } = countStates(pairsOf(source, confirmAll(source, { text: target, originals: [] })));
        expect([toCheck, outdated]).toEqual([0, 0]);
      }),
    );
  });
});

describe('a translation while it is written', () => {
  it('stays translated where it is typed on, and outdated until somebody says otherwise', () => {
    const typed = followOriginals(whole, TARGET.replace('slowly', 'very slowly'), SOURCE);
    expect(statesOf(SOURCE, typed)).toEqual(['translated', 'translated', 'translated']);
    const changed = SOURCE.replace('încet', 'repede');
    const followed = followOriginals(whole, TARGET.replace('slowly', 'fast'), changed);
    expect(statesOf(changed, followed)).toEqual(['translated', 'outdated', 'translated']);
  });

  it('is translated from what stands beside it as it is begun, paragraph by paragraph', () => {
    const one = followOriginals({ text: '', originals: [] }, '# The', SOURCE);
    const two = followOriginals(one, '# The\n\nW', SOURCE);
    expect(statesOf(SOURCE, two)).toEqual(['translated', 'translated', 'missing']);
  });

  it('is translated whole by who types it from its beginning to its end', () => {
    let present: TranslatedText = { text: '', originals: [] };
    for (let length = 1; length <= TARGET.length; length += 1)
      present = followOriginals(present, TARGET.slice(0, length), SOURCE);
    expect(statesOf(SOURCE, present)).toEqual(['translated', 'translated', 'translated']);
  });

  it('is to be checked where much was pasted at once', () => {
    const pasted = followOriginals({ text: '', originals: [] }, TARGET, SOURCE);
    expect(statesOf(SOURCE, pasted)).toEqual(['toCheck', 'toCheck', 'toCheck']);
  });

  it('keeps an original for each of its paragraphs, whatever is edited', () => {
    fc.assert(
      fc.property(text, fc.array(text), (source, edits) => {
        const last = edits.reduce<TranslatedText>((present, next) => followOriginals(present, next, source), {
          text: '',
          originals: [],
        });
        expect(last.originals).toHaveLength(paragraphsIn(last.text).length);
        for (const original of last.originals)
          expect(['', ...paragraphsIn(source).map((it) => it.text)]).toContain(original);
      }),
    );
  });

  it('says of paragraphs that nobody touched what it said before', () => {
    fc.assert(
      fc.property(text, text, (source, target) => {
        const before = confirmAll(source, { text: target, originals: [] });
        expect(followOriginals(before, target, source).originals).toEqual(before.originals);
      }),
    );
  });
});

describe('a text of fifty thousand characters', () => {
  it.each(['a\n\n', '\n', '`', '```\n', 'a ', '# a\n\n', '- '])('of %j is compared in time', (part) => {
    const long = part.repeat(50_000 / part.length);
    const before = performance.now();
    pairsOf(`${long}b`, { text: long, originals: [] });
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});
