import { AppError, RESOURCE_STATUSES, type Resource, type ResourceStatus } from '@cursiv/shared-domain';
import { carryOut } from '../../../shared/bulk/carry-out.ts';
import { actOf, BULK_MOVES, previewOf } from './bulk-moves.ts';

const resource = (id: string, status: ResourceStatus, ownerUid = 'ana'): Resource => ({
  ...{ id, ownerUid, status, kind: 'article', title: { ro: id }, summary: {}, body: {}, files: {}, access: 'public' },
  ...{
    locales: ['ro'],
    categoryId: 'languages',
    courseIds: [],
    rev: 3,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  },
});
const anybody = () => true;
const LIVE = ['a', 'b', 'c'].map((id) => resource(id, 'published'));

/** Moves resources in memory, as the database does: from the revision that was seen, except those that somebody changed. */
function database(seen: readonly Resource[], changed: readonly string[] = []) {
  const stored = new Map(
    seen.map(({ id, status, rev }) => [id, { status, rev: changed.includes(id) ? rev + 1 : rev }]),
  );
  const move = async ({ id, rev }: Resource, status: ResourceStatus) => {
    if (stored.get(id)?.rev !== rev) throw new AppError('conflict');
    stored.set(id, { status, rev: rev + 1 });
  };
  return { move, statuses: () => [...stored.values()].map(({ status }) => status) };
}
const outcomes = (results: Awaited<ReturnType<typeof carryOut>>) => [...results.values()].map(({ outcome }) => outcome);

describe('the preview of a bulk move', () => {
  it('says of each resource whether it can be moved, and why not', () => {
    const chosen = [
      resource('a', 'published'),
      resource('b', 'archived'),
      resource('c', 'in_review'),
      resource('d', 'published', 'me'),
    ];
    const hindrances = (to: (typeof BULK_MOVES)[number]) =>
      previewOf(chosen, to, (ownerUid) => ownerUid !== 'me').map(({ hindrance }) => hindrance);
    expect(hindrances('archived')).toEqual([undefined, 'already', 'noWay', 'yours']);
    expect(hindrances('draft')).toEqual(['noWay', undefined, 'readFirst', 'yours']);
    expect(hindrances('suspended')).toEqual([undefined, undefined, undefined, 'yours']);
  });

  it('never brings anything to readers or to review', () => {
    expect(RESOURCE_STATUSES.filter((status) => !BULK_MOVES.some((to) => to === status))).toEqual([
      'in_review',
      'published',
    ]);
  });
});

describe('a bulk move', () => {
  const lines = previewOf(LIVE, 'archived', anybody);

  it('moves each, and leaves what is hindered', async () => {
    const seen = [...LIVE, resource('d', 'in_review')];
    const { move, statuses } = database(seen);
    const results = await carryOut(previewOf(seen, 'archived', anybody), false, actOf('archived', move));
    expect(outcomes(results)).toEqual(['done', 'done', 'done', 'left']);
    expect(statuses()).toEqual(['archived', 'archived', 'archived', 'in_review']);
  });

  it('reports the line that somebody changed meanwhile, and does the rest', async () => {
    const { move, statuses } = database(LIVE, ['b']);
    const results = await carryOut(lines, false, actOf('archived', move));
    expect(outcomes(results)).toEqual(['done', 'failed', 'done']);
    expect(results.get('b')).toEqual({ outcome: 'failed', code: 'conflict' });
    expect(statuses()).toEqual(['archived', 'published', 'archived']);
  });

  it('does nothing instead, when that was chosen: what was moved before is taken back', async () => {
    const { move, statuses } = database(LIVE, ['b']);
    const results = await carryOut(lines, true, actOf('archived', move));
    expect(outcomes(results)).toEqual(['takenBack', 'failed', 'left']);
    expect(statuses()).toEqual(['published', 'published', 'published']);
  });

  it('does not begin, when that was chosen and a line is hindered', async () => {
    const seen = [...LIVE, resource('d', 'in_review')];
    const { move, statuses } = database(seen);
    const results = await carryOut(previewOf(seen, 'archived', anybody), true, actOf('archived', move));
    expect(outcomes(results)).toEqual(['left', 'left', 'left', 'left']);
    expect(statuses()).toEqual(['published', 'published', 'published', 'in_review']);
  });

  it('says what could not be taken back', async () => {
    const { move } = database(LIVE, ['b']);
    const back = async (seen: Resource, to: ResourceStatus) => {
      if (to === 'published') throw new AppError('offline');
      await move(seen, to);
    };
    const results = await carryOut(lines, true, actOf('archived', back));
    expect(results.get('a')).toEqual({ outcome: 'stuck', code: 'offline' });
  });
});
