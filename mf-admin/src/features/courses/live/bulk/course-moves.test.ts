import type { CourseDecision } from '@cursiv/shared-data';
import { AppError, type Course, type CourseStatus } from '@cursiv/shared-domain';
import { carryOut } from '../../../../shared/bulk/carry-out.ts';
import { actOf, previewOf } from './course-moves.ts';

const WHY = { note: 'Textul este copiat.', locale: 'ro' } as const;

const course = (id: string, status: CourseStatus): Course =>
  ({ id, status, title: { ro: id }, baseLocale: 'ro', ...(status === 'suspended' && { suspension: WHY }) }) as Course;

/** Courses in memory; a move is refused where somebody has moved the course since it was seen. */
function database(seen: readonly Course[], moved: Record<string, CourseStatus> = {}) {
  const stored = new Map<string, CourseDecision>(seen.map(({ id, status }) => [id, { status: moved[id] ?? status }]));
  const move = async ({ id, status }: Course, decision: CourseDecision) => {
    if (stored.get(id)?.status !== status) throw new AppError('conflict');
    stored.set(id, decision);
  };
  return { move, stored };
}
const hindrances = (to: 'suspended' | 'published', ...statuses: CourseStatus[]) =>
  previewOf(
    statuses.map((status) => course(status, status)),
    to,
  ).map(({ hindrance }) => hindrance);

describe('several courses at once', () => {
  it('are suspended from every other state, and only what is suspended is restored', () => {
    expect(hindrances('suspended', 'published', 'unlisted', 'archived', 'suspended')).toEqual([
      ...[undefined, undefined, undefined, 'already'],
    ]);
    expect(hindrances('published', 'suspended', 'published', 'unlisted', 'archived')).toEqual([
      ...[undefined, 'already', 'noWay', 'noWay'],
    ]);
  });

  it('are suspended with the reason; the one that its author archived meanwhile stays so', async () => {
    const seen = [course('a', 'published'), course('b', 'unlisted')];
    const { move, stored } = database(seen, { b: 'archived' });
    const results = await carryOut(previewOf(seen, 'suspended'), false, actOf('suspended', WHY, move));
    expect([...results.values()].map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
    expect(stored.get('a')).toEqual({ status: 'suspended', suspension: WHY });
    expect(stored.get('b')).toEqual({ status: 'archived' });
  });

  it('are all restored or none: what was restored is suspended again for the same reason', async () => {
    const seen = [course('a', 'suspended'), course('b', 'suspended')];
    const { move, stored } = database(seen, { b: 'published' });
    await carryOut(previewOf(seen, 'published'), true, actOf('published', WHY, move));
    expect(stored.get('a')).toEqual({ status: 'suspended', suspension: WHY });
  });
});
