import {
  EXPERT_STATUSES,
  type Expert,
  type ExpertRuling,
  type ExpertStatus,
  expertLifecycle,
} from '@cursiv/shared-domain';
import { undoOf } from './undo-ruling.ts';

const RULING: ExpertRuling = { note: 'Scrie-ne.', locale: 'ro' };

const page = (status: ExpertStatus, ruling?: ExpertRuling): Expert => ({
  ...{ id: 'ana', displayName: 'Ana', headline: {}, bio: {}, languages: [], topics: {}, categoryIds: [] },
  ...{ timeZone: 'Europe/Bucharest', status, ratingAvg: 0, ratingCount: 0, offerings: {}, rev: 4 },
  ...(ruling && { ruling }),
});

describe('the undo of a ruling on an expert', () => {
  it('lists whoever was suspended, on the revision that the suspension made', () => {
    const undo = undoOf({ seen: page('listed'), status: 'suspended', ruling: RULING });
    expect(undo).toMatchObject({ seen: { status: 'suspended', rev: 5 }, status: 'listed' });
    expect(undo?.ruling).toBeUndefined();
  });

  it('suspends again whoever was restored, for the same reason', () => {
    expect(undoOf({ seen: page('suspended', RULING), status: 'listed' })).toMatchObject({
      ...{ status: 'suspended', ruling: RULING },
    });
  });

  it('is not offered where there is no way back, or no reason for it', () => {
    expect(undoOf({ seen: page('in_review'), status: 'listed' })).toBeUndefined();
    expect(undoOf({ seen: page('in_review'), status: 'draft', ruling: RULING })).toBeUndefined();
    expect(undoOf({ seen: page('draft'), status: 'suspended', ruling: RULING })).toBeUndefined();
  });

  it('is always a move of administrators', () => {
    for (const from of EXPERT_STATUSES)
      for (const status of expertLifecycle.movesFor('administrator', from)) {
        const undo = undoOf({ seen: page(from, RULING), status });
        expect(undo && expertLifecycle.canMove('administrator', undo.seen.status, undo.status)).not.toBe(false);
      }
  });
});
