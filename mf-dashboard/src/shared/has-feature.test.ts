import { defaultUser, type SwitchOrder } from '@cursiv/shared-domain';
import type { SwitchSource } from '@cursiv/shared-platform';
import { hasFeature } from './has-feature.ts';

const learner = defaultUser('ana', 'ana@cursiv.test', 'Ana');
const shell = globalThis as { __CURSIV__?: { switches?: SwitchSource } };
afterEach(() => {
  delete shell.__CURSIV__;
});

const order = (push: SwitchOrder, place = 100) => {
  shell.__CURSIV__ = {
    switches: { ordered: () => ({ push }), shareOf: (name) => (name === 'push' ? place : 100) },
  };
};

describe('a feature with a switch', () => {
  it('is there in a shell that knows of no switches, and where nothing is ordered of it', () => {
    expect(hasFeature('push', learner)).toBe(true);
    shell.__CURSIV__ = {};
    expect(hasFeature('push', learner)).toBe(true);
    order({ for: 'nobody' });
    expect(hasFeature('offline', learner)).toBe(true);
  });

  it('is there for whom the registry says', () => {
    order({ for: 'nobody' });
    expect(hasFeature('push', learner)).toBe(false);
    order({ for: 'share', percent: 30 }, 29);
    expect(hasFeature('push', learner)).toBe(true);
    order({ for: 'share', percent: 30 }, 30);
    expect(hasFeature('push', learner)).toBe(false);
    order({ for: 'roles', roles: ['support'] });
    expect(hasFeature('push', learner)).toBe(false);
    expect(hasFeature('push', { ...learner, role: 'cursiv-support' })).toBe(true);
  });
});
