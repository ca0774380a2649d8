import { mergeWords } from './merge-words.ts';

const base = { notes: 'Unu.\n\nDoi.', agreed: '' };

describe('what two people write in the same texts', () => {
  it('is joined where they wrote in different places', () => {
    const mine = { notes: 'Unu, al meu.\n\nDoi.', agreed: '' };
    const theirs = { notes: 'Unu.\n\nDoi.\n\nTrei.', agreed: 'Joi, la zece.' };
    expect(mergeWords(base, mine, theirs)).toEqual({ notes: 'Unu, al meu.\n\nDoi.\n\nTrei.', agreed: 'Joi, la zece.' });
  });

  it('keeps what both add at the end, theirs first', () => {
    const mine = { ...base, notes: `${base.notes}\n\nAl meu.` };
    const theirs = { ...base, notes: `${base.notes}\n\nAl lor.` };
    expect(mergeWords(base, mine, theirs)?.notes).toBe('Unu.\n\nDoi.\n\nAl lor.\n\nAl meu.');
  });

  it('waits for a word where both changed one paragraph', () => {
    const mine = { ...base, notes: 'Unu, al meu.\n\nDoi.' };
    const theirs = { ...base, notes: 'Unu, al lor.\n\nDoi.' };
    expect(mergeWords(base, mine, theirs)).toBeUndefined();
    expect(mergeWords(base, mine, theirs, 'mine')?.notes).toBe('Unu, al meu.\n\nDoi.');
    expect(mergeWords(base, mine, theirs, 'theirs')?.notes).toBe('Unu, al lor.\n\nDoi.');
    expect(mergeWords(base, mine, theirs, 'both')?.notes).toBe('Unu, al lor.\n\nUnu, al meu.\n\nDoi.');
  });
});
