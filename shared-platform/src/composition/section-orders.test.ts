import type { PointerFile } from '../files/pointer-file.ts';
import { rollBack } from './section-orders.ts';

const ref = (buildId: string) => ({ buildId, integrity: 'sha384-x' });
const kept = (buildId: string, withdrawn?: true) => ({
  ...ref(buildId),
  liveUntil: '',
  ...(withdrawn && { withdrawn }),
});
const pointer: PointerFile = {
  schema: 1,
  section: 'mf_public',
  revision: 1,
  stable: ref('b4'),
  previous: [kept('b3', true), kept('b2'), kept('b1')],
};
const trial = { ...pointer, canary: { ...ref('b5'), percent: 10 } };
const pin = (buildId: string) => ({ kind: 'pin', buildId });

describe('going back', () => {
  it('ends a trial, unless nobody has it any more', () => {
    expect(rollBack({}, trial)).toEqual({ kind: 'canary', buildId: 'b5', percent: 0 });
    expect(rollBack({ canary: { buildId: 'b5', percent: 0 } }, trial)).toEqual(pin('b2'));
    expect(rollBack({ pin: ref('b2') }, trial)).toEqual(pin('b1'));
  });

  it('leads to the latest earlier release that was not withdrawn, one step at a time', () => {
    expect(rollBack({}, pointer)).toEqual(pin('b2'));
    expect(rollBack({ pin: ref('b2') }, pointer)).toEqual(pin('b1'));
    expect(rollBack({ pin: ref('b1') }, pointer)).toBeUndefined();
  });

  it('has nowhere to go from the only release', () => {
    expect(rollBack({}, { ...pointer, previous: [] })).toBeUndefined();
  });
});
