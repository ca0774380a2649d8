import type { FileRuling } from '@cursiv/shared-data';
import { AppError, type MediaStatus, type ModeratedFile } from '@cursiv/shared-domain';
import { carryOut } from '../../../shared/bulk/carry-out.ts';
import { actOf, previewOf } from './media-moves.ts';

const WHY = { note: 'Este copiat.', locale: 'ro' } as const;
const file = (id: string, status: MediaStatus): ModeratedFile => ({
  ...{ id, path: id, name: id, medium: 'picture', contentType: 'image/webp', bytes: 1, createdAt: '', status },
  ...{ owner: { uid: 'clara', name: 'Clara' }, place: { kind: 'portrait', title: {} }, courses: 0 },
  ...(status === 'takenDown' && { takenDown: WHY }),
});
const anybody = () => true;

/** Rules in memory; a file that has gone is refused. */
function rulings(gone: readonly string[]) {
  const made: [string, FileRuling][] = [];
  const rule = async (id: string, ruling: FileRuling) => {
    if (gone.includes(id)) throw new AppError('not-found');
    made.push([id, ruling]);
  };
  return { made, rule };
}

describe('several files at once', () => {
  it('are taken down all or none: what was taken down is put back', async () => {
    const { made, rule } = rulings(['b']);
    const lines = previewOf([file('a', 'stored'), file('b', 'stored')], 'takenDown', anybody);
    const results = await carryOut(lines, true, actOf('takenDown', WHY, rule));
    expect([...results.values()].map(({ outcome }) => outcome)).toEqual(['takenBack', 'failed']);
    expect(made).toEqual([
      ['a', { to: 'takenDown', ...WHY }],
      ['a', { to: 'stored' }],
    ]);
  });

  it('are put back all or none: what was put back is taken down again for the reason that it had', async () => {
    const { made, rule } = rulings(['b']);
    const lines = previewOf([file('a', 'takenDown'), file('b', 'takenDown')], 'stored', anybody);
    await carryOut(lines, true, actOf('stored', { note: '', locale: 'en' }, rule));
    expect(made).toEqual([
      ['a', { to: 'stored' }],
      ['a', { to: 'takenDown', ...WHY }],
    ]);
  });
});
