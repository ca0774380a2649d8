import type { LeadState } from '@cursiv/shared-domain';
import { isOvertaken } from './lead-change.ts';

const lead = (fields: { state?: LeadState; ownerUid?: string | null; answered?: boolean }) => ({
  answered: false,
  ...fields,
});

describe('a change of a message that somebody has seen', () => {
  it('is overtaken by another decision on its state, not by the same one', () => {
    const seen = lead({ state: 'new' });
    expect(isOvertaken(lead({ state: 'answered' }), seen, { state: 'spam' })).toBe(true);
    expect(isOvertaken(lead({ state: 'spam' }), seen, { state: 'spam' })).toBe(false);
    expect(isOvertaken(lead({ state: 'new' }), seen, { state: 'spam' })).toBe(false);
  });

  it('knows a message from before there were states', () => {
    expect(isOvertaken(lead({ answered: true }), lead({}), { state: 'spam' })).toBe(true);
    expect(isOvertaken(lead({}), lead({ state: 'new' }), { state: 'spam' })).toBe(false);
  });

  it('is overtaken by whoever has taken it on, not by what became of it', () => {
    expect(isOvertaken(lead({ ownerUid: 'dan' }), lead({}), { ownerUid: 'ana' })).toBe(true);
    expect(isOvertaken(lead({ ownerUid: null }), lead({ ownerUid: 'dan' }), { ownerUid: 'ana' })).toBe(true);
    expect(isOvertaken(lead({ ownerUid: 'ana' }), lead({}), { ownerUid: 'ana' })).toBe(false);
    expect(isOvertaken(lead({ state: 'working' }), lead({ state: 'new' }), { ownerUid: 'ana' })).toBe(false);
  });
});
