import * as domain from '@cursiv/shared-domain';
import { TRIED_LIMITS } from './cases/limits/all-limits.ts';

describe('the limits of the domain', () => {
  it('are tried against the rules, every one, or say why no rule knows of them', () => {
    const limits = Object.keys(domain).filter((name) => name.endsWith('_LIMITS'));
    expect(Object.keys(TRIED_LIMITS).sort()).toEqual(limits.sort());
  });
});
