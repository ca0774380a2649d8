import type { VerifiedFlag } from '@cursiv/shared-domain';

/** Password of every demo account that has one. */
export const DEMO_PASSWORD = 'cursiv-demo';

/** A fictional person with an account. */
export interface Person {
  uid: string;
  name: string;
  email: string;
  isAdmin?: true;
  flags?: VerifiedFlag[];
  /** Signs in with Google only, without a password. */
  google?: true;
}

export const PEOPLE = {
  admin: { uid: 'demo-admin', name: 'Irina Vlaicu', email: 'admin@cursiv.test', isAdmin: true },
  instructor: {
    uid: 'demo-instructor',
    name: 'Mihai Ardeleanu',
    email: 'instructor@cursiv.test',
    flags: ['verifiedInstructor'],
  },
  expert: {
    uid: 'demo-expert',
    name: 'Ana Moldovan',
    email: 'expert@cursiv.test',
    flags: ['verifiedExpert', 'verifiedInstructor'],
  },
  creator: { uid: 'demo-creator', name: 'Teodora Lungu', email: 'creator@cursiv.test', flags: ['verifiedCreator'] },
  learner: { uid: 'demo-learner', name: 'Andrei Neagoe', email: 'learner@cursiv.test' },
  sorin: {
    uid: 'demo-sorin-balan',
    name: 'Sorin Bălan',
    email: 'sorin.balan@cursiv.test',
    flags: ['verifiedExpert', 'verifiedInstructor'],
  },
  helen: {
    uid: 'demo-helen-marsh',
    name: 'Helen Marsh',
    email: 'helen.marsh@cursiv.test',
    flags: ['verifiedExpert', 'verifiedInstructor'],
  },
  daniel: {
    uid: 'demo-daniel-okafor',
    name: 'Daniel Okafor',
    email: 'daniel.okafor@cursiv.test',
    flags: ['verifiedExpert', 'verifiedInstructor'],
  },
  ilinca: {
    uid: 'demo-ilinca-serban',
    name: 'Ilinca Șerban',
    email: 'ilinca.serban@cursiv.test',
    flags: ['verifiedExpert', 'verifiedInstructor'],
  },
  paul: {
    uid: 'demo-paul-greceanu',
    name: 'Paul Greceanu',
    email: 'paul.greceanu@cursiv.test',
    flags: ['verifiedExpert', 'verifiedCreator'],
  },
  ioana: { uid: 'demo-ioana-pop', name: 'Ioana Pop', email: 'ioana.pop@gmail.test', google: true },
} as const satisfies Record<string, Person>;
