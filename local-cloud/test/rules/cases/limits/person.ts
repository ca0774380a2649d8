import { CARD_LIMITS, USER_LIMITS } from '@cursiv/shared-domain';
import { limitStories, listOf, textOf } from '../../limit-stories.ts';
import { commit, type Fields, NOW, type RulesSuite, set, update } from '../../rules-case.ts';
import { PEOPLE, profile } from '../people.ts';
import { card } from '../users/public-card.ts';

const introduces = (changes: Fields) => ({ caller: 'ana', deed: commit(set('profiles/ana', card(changes))) });

/** Names and cards at the longest, and one character longer. */
export const personLimitsSuite: RulesSuite = {
  name: 'the limits of a profile',
  documents: { ...PEOPLE },
  cases: [
    ...limitStories(USER_LIMITS, {
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
    ...limitStories(CARD_LIMITS, {
      bio: [(size) => introduces({ bio: { ro: textOf(size) } }), (size) => introduces({ bio: { en: textOf(size) } })],
      languages: [(size) => introduces({ languages: listOf(size, 'ro') })],
    }),
  ],
};
