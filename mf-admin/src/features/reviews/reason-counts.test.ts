import { reasonCounts } from './reason-counts.ts';

describe('reasonCounts', () => {
  it('puts the reason first that most people gave', () => {
    const reports = [{ reason: 'other' }, { reason: 'offensive' }, { reason: 'offensive' }] as const;
    expect(reasonCounts(reports)).toEqual([
      { reason: 'offensive', count: 2 },
      { reason: 'other', count: 1 },
    ]);
  });
});
