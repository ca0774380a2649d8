import type { LeadChange } from '@cursiv/shared-data';
import { AppError, type LeadState, type StoredLead } from '@cursiv/shared-domain';
import { carryOut } from '../../../shared/bulk/carry-out.ts';
import { actOf, type LeadMove, previewOf } from './lead-moves.ts';

const lead = (id: string, state: LeadState, ownerUid: string | null = null): StoredLead => ({
  ...{ id, name: id, email: 'a@exemplu.ro', message: 'Bună!', locale: 'ro', page: '/', createdAt: new Date(0) },
  ...{ state, ownerUid, answered: false, notes: [], replies: [], suspicious: false },
});

/** Messages in memory; a change is refused where somebody changed the state since it was seen. */
function inbox(seen: readonly StoredLead[], changed: Record<string, LeadState> = {}) {
  const stored = new Map(
    seen.map(({ id, state, ownerUid }) => [id, { state: changed[id] ?? state, ownerUid: ownerUid ?? null }]),
  );
  const change = async (of: StoredLead, wanted: LeadChange) => {
    const now = stored.get(of.id);
    if (!now || ('state' in wanted && now.state !== of.state)) throw new AppError('conflict');
    stored.set(of.id, { ...now, ...wanted });
  };
  const act = (to: LeadMove, isAllOrNothing: boolean, chosen = seen) =>
    carryOut(previewOf(chosen, to, 'me'), isAllOrNothing, actOf(to, 'me', change));
  return { act, stored };
}
const hindrances = (to: LeadMove, ...leads: StoredLead[]) =>
  previewOf(leads, to, 'me').map(({ hindrance }) => hindrance);

describe('several messages at once', () => {
  it('are closed but for those that are closed so, or that somebody else deals with', () => {
    const of = [lead('a', 'new'), lead('b', 'spam'), lead('c', 'working', 'dan'), lead('d', 'working', 'me')];
    expect(hindrances('spam', ...of)).toEqual([undefined, 'already', 'theirs', undefined]);
  });

  it('are taken on, and none from another', () => {
    expect(hindrances('mine', lead('a', 'new'), lead('b', 'new', 'dan'), lead('c', 'new', 'me'))).toEqual([
      undefined,
      'theirs',
      'already',
    ]);
  });

  it('are closed one by one, and the one that was answered meanwhile stays so', async () => {
    const { act, stored } = inbox([lead('a', 'new'), lead('b', 'new'), lead('c', 'new')], { b: 'answered' });
    const results = await act('spam', false);
    expect([...results.values()].map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'done']);
    expect([...stored.values()].map(({ state }) => state)).toEqual(['spam', 'answered', 'spam']);
  });

  it('are all or none, where that was chosen', async () => {
    const { act, stored } = inbox([lead('a', 'working'), lead('b', 'new')], { b: 'answered' });
    await act('spam', true);
    expect(stored.get('a')).toMatchObject({ state: 'working' });
  });

  it('are given back when not all could be taken on', async () => {
    const { act, stored } = inbox([lead('a', 'new')]);
    const results = await act('mine', true, [lead('a', 'new'), lead('erased', 'new')]);
    expect([...results.values()].map(({ outcome }) => outcome)).toEqual(['takenBack', 'failed']);
    expect(stored.get('a')).toMatchObject({ ownerUid: null });
  });
});
