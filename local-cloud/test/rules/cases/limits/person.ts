import { USER_LIMITS } from '@cursiv/shared-domain';
import { limitStories, textOf } from '../../limit-stories.ts';
import { commit, NOW, type RulesSuite, set, update } from '../../rules-case.ts';
import { PEOPLE, profile } from '../people.ts';

/** Names at the longest, and one character longer. */
export const personLimitsSuite: RulesSuite = {
  name: 'the limits of a profile',
  documents: { ...PEOPLE },
  cases: limitStories(USER_LIMITS, {
    name: [
      (size) => ({ caller: 'ana', deed: commit(update('users/ana', { name: textOf(size), updatedAt: NOW })) }),
      (size) => ({
        caller: 'dan',
        deed: commit(set('users/dan', profile('dan', { name: textOf(size), createdAt: NOW, updatedAt: NOW }))),
      }),
    ],
    email: 'it is the one in the token of the account',
    passwordMin: 'no document holds a password',
    passwordMax: 'no document holds a password',
  }),
};
