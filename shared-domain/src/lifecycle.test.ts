import { lifecycleOf } from './lifecycle.ts';

const letter = lifecycleOf(['written', 'sent', 'read'], 'written', {
  writer: { starts: true, edits: ['written'], deletes: ['written'], moves: { written: ['sent'] } },
  reader: { moves: { sent: ['read'], read: ['sent'] } },
});

describe('a lifecycle', () => {
  it('lets a role do what its table names', () => {
    expect(letter.canStart('writer')).toBe(true);
    expect(letter.canMove('writer', 'written', 'sent')).toBe(true);
    expect(letter.movesFor('reader', 'read')).toEqual(['sent']);
    expect(letter.canEdit('writer', 'written')).toBe(true);
    expect(letter.canDelete('writer', 'written')).toBe(true);
  });

  it('lets nobody do what no table names', () => {
    expect(letter.canStart('reader')).toBe(false);
    expect(letter.canMove('reader', 'written', 'sent')).toBe(false);
    expect(letter.canMove('writer', 'written', 'read')).toBe(false);
    expect(letter.movesFor('writer', 'read')).toEqual([]);
    expect(letter.canEdit('reader', 'written')).toBe(false);
    expect(letter.canDelete('writer', 'sent')).toBe(false);
  });
});
