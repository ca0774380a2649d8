import { changedSentences, type DiffPiece, textDiff } from './text-diff.ts';

const told = (pieces: DiffPiece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`)).join('');

describe('what became of a text', () => {
  it.each([
    ['nothing', 'Un text.', 'Un text.', 'Un text.'],
    ['a word changed', 'Scrie cu mâna stângă.', 'Scrie cu mâna dreaptă.', 'Scrie cu mâna -stângă-+dreaptă+.'],
    ['a text begun', '', 'Primul rând', '+Primul rând+'],
    ['a text emptied', 'Ultimul rând', '', '-Ultimul rând-'],
    ['a paragraph between two', 'Unu.\n\nTrei.', 'Unu.\n\nDoi.\n\nTrei.', 'Unu.\n\n+Doi.\n\n+Trei.'],
    ['a paragraph taken away', 'Unu.\nDoi.\nTrei.', 'Unu.\nTrei.', 'Unu.\n-Doi.\n-Trei.'],
    ['a letter with another sign', 'învăț', 'învaț', '-învăț-+învaț+'],
  ])('is told: %s', (_, before, after, expected) => {
    expect(told(textDiff(before, after))).toBe(expected);
  });

  it('puts both texts together again, whatever they are', () => {
    const words = ['a', 'b', ' ', '\n', 'ș', '.', '😀'];
    const some = (seed: number) =>
      Array.from({ length: 40 }, (_, index) => words[(seed * 31 + index * index * seed) % words.length]).join('');
    for (let seed = 1; seed < 60; seed += 1) {
      const [before, after] = [some(seed), some(seed + 7)];
      const pieces = textDiff(before, after);
      const without = (kind: DiffPiece['kind']) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }
  });

  it('shows a long text that is wholly new as it is, soon', () => {
    const long = (word: string) => Array.from({ length: 9000 }, (_, index) => `${word}${index}`).join(' ');
    expect(textDiff(long('a'), long('b')).map(({ kind }) => kind)).toContain('added');
  });
});

describe('the sentences that changed', () => {
  it('are told whole, in their order, and the others are left out', () => {
    const before = 'Ia o foaie. Scrie cinci rânduri. Apoi oprește-te.\n\nRecitește mâine.';
    const after = 'Ia o foaie. Scrie trei rânduri. Apoi oprește-te.\n\nRecitește mâine. Arată cuiva.';
    expect(changedSentences(before, after, 'ro')).toEqual([
      { kind: 'removed', text: 'Scrie cinci rânduri.' },
      { kind: 'added', text: 'Scrie trei rânduri.' },
      { kind: 'added', text: 'Arată cuiva.' },
    ]);
  });
});
