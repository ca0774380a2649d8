import type { ContributionRuling } from '@cursiv/shared-data';
import { AppError, type ReportedContribution, type ReportStatus } from '@cursiv/shared-domain';
import { carryOut } from '../../../../shared/bulk/carry-out.ts';
import { actOf, nameOf, previewOf } from './contribution-moves.ts';

const WHY = { reason: 'spam', note: 'Este reclamă.', locale: 'ro' } as const;

const reported = (id: string, reports: ReportStatus, uid = 'ana'): ReportedContribution => ({
  ...{ id, reports, uid, courseId: 'c1', lessonId: 'l1', questionId: id, courseTitle: { ro: 'Curs' } },
  ...{ authorName: 'Ana', text: id, locale: 'ro', reasons: ['spam'], reportedAt: new Date(0) },
  ...(reports === 'actioned' && { hiding: { ...WHY, at: new Date(0) } }),
});

/** Rules in memory as the function does: from the state that was seen. */
function reports(seen: readonly ReportedContribution[], ruled: Record<string, ReportStatus> = {}) {
  const stored = new Map(
    seen.map(({ id, reports: from }) => [id, { to: ruled[id] ?? from } as Partial<ContributionRuling>]),
  );
  const rule = async (ruling: ContributionRuling) => {
    if (stored.get(ruling.id)?.to !== ruling.from) throw new AppError('conflict');
    stored.set(ruling.id, ruling);
  };
  return { rule, stored };
}
const anybody = () => true;

describe('several questions and answers at once', () => {
  it('of one author are told apart by their first words', () => {
    expect(nameOf({ authorName: 'Ana', text: 'De ce?' })).toBe('Ana: De ce?');
    expect(nameOf({ authorName: 'Ana', text: 'ș'.repeat(81) })).toBe(`Ana: ${'ș'.repeat(80)}…`);
  });

  it('are hidden for one reason; the one that somebody else ruled on is reported and stays', async () => {
    const seen = [reported('a', 'open'), reported('b', 'open'), reported('c', 'dismissed')];
    const { rule, stored } = reports(seen, { b: 'dismissed' });
    const results = await carryOut(previewOf(seen, 'actioned', anybody), false, actOf('actioned', WHY, rule));
    expect([...results.values()]).toEqual([
      { outcome: 'done' },
      { outcome: 'failed', code: 'conflict' },
      { outcome: 'done' },
    ]);
    expect(stored.get('a')).toEqual({ id: 'a', from: 'open', to: 'actioned', hiding: WHY });
    expect(stored.get('b')?.to).toBe('dismissed');
  });

  it('are all shown again or none: what was shown is hidden again for the reason that stood there', async () => {
    const seen = [reported('a', 'actioned'), reported('b', 'actioned')];
    const { rule, stored } = reports(seen, { b: 'open' });
    await carryOut(previewOf(seen, 'dismissed', anybody), true, actOf('dismissed', WHY, rule));
    expect(stored.get('a')).toEqual({ id: 'a', from: 'dismissed', to: 'actioned', hiding: WHY });
  });

  it('are left where they concern the reader, or are so already', () => {
    const seen = [reported('a', 'open', 'me'), reported('b', 'dismissed')];
    const preview = previewOf(seen, 'dismissed', (concerned) => !concerned.includes('me'));
    expect(preview.map(({ hindrance }) => hindrance)).toEqual(['yours', 'already']);
  });
});
