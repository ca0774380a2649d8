import {
  BUILT_IN_CATEGORIES,
  EXPERT_LIMITS,
  MEETING_LIMITS,
  OFFERING_LEAST,
  OFFERING_LIMITS,
  OFFERING_LOCATIONS,
  OFFERING_NUMBERS,
  type OfferingNumber,
  offeredIds,
  USER_LIMITS,
} from '@cursiv/shared-domain';
import { choiceStories, leastStories, limitStories, listOf, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, type RulesSuite, set } from '../../rules-case.ts';
import { expert, moved, ruled } from '../lives/expert.ts';
import { PEOPLE, profile } from '../people.ts';

/** An offering as it may be stored, with the given differences. */
export const offering = (changes: Fields = {}): Fields => ({
  title: { ro: 'Litere' },
  description: {},
  durationMin: 50,
  bufferBeforeMin: 0,
  bufferAfterMin: 10,
  gridMin: 30,
  minNoticeMin: 1440,
  horizonDays: 30,
  maxPerDay: 3,
  cancelNoticeMin: 1440,
  location: 'online',
  active: true,
  ...changes,
});

const changed = (changes: Fields): ReturnType<Try> => ({ caller: 'eva', deed: commit(moved('eva', changes)) });
const offers = (changes: Fields) => changed({ offerings: { own: offering(changes) } });
const upTo = Object.fromEntries(
  OFFERING_NUMBERS.map((name) => [name, [(size: number) => offers({ [name]: size })]]),
) as Record<OfferingNumber, Try[]>;
const offerings = (size: number) => Object.fromEntries(listOf(size, offering()).map((one, n) => [`o${n}`, one]));
/** The name is that of the account, however long. */
function named(size: number): ReturnType<Try> {
  const uid = size > USER_LIMITS.name ? 'longer' : 'long';
  return { caller: uid, deed: commit(moved(uid, { displayName: textOf(size) })) };
}

const WEB = 'https://meet.jit.si/';

/** The page of an expert at its largest, and one character beyond. */
export const expertLimitsSuite: RulesSuite = {
  name: 'the limits of the page of an expert',
  documents: {
    ...PEOPLE,
    'users/eva': profile('eva', { verifiedExpert: true }),
    'users/long': profile('long', { verifiedExpert: true, name: textOf(USER_LIMITS.name) }),
    'users/longer': profile('longer', { verifiedExpert: true, name: textOf(USER_LIMITS.name + 1) }),
    'users/seven': profile('seven', { verifiedExpert: true }),
    'experts/eva': expert('eva', 'listed', { offerings: { own: offering() } }),
    'experts/long': expert('long', 'listed'),
    'experts/longer': expert('longer', 'listed'),
    'experts/seven': expert('seven', 'listed', { offerings: offerings(OFFERING_LIMITS.offerings - 1) }),
    'experts/eight': expert('eight', 'listed', { offerings: offerings(OFFERING_LIMITS.offerings) }),
    'users/eight': profile('eight', { verifiedExpert: true }),
    'experts/waiting': expert('waiting', 'in_review'),
  },
  cases: [
    ...limitStories({ displayName: USER_LIMITS.name }, { displayName: [(size) => named(size)] }),
    ...limitStories(EXPERT_LIMITS, {
      headline: [
        (size) => changed({ headline: { ro: textOf(size) } }),
        (size) => changed({ headline: { en: textOf(size) } }),
      ],
      bio: [(size) => changed({ bio: { ro: textOf(size) } }), (size) => changed({ bio: { en: textOf(size) } })],
      topics: [(size) => changed({ topics: { ro: listOf(size, 'litere') } })],
      topic: 'rules measure the topics joined',
      languages: [(size) => changed({ languages: listOf(size, 'ro') })],
      categories: [(size) => changed({ categoryIds: listOf(size, 'arts') })],
      ruling: [
        (size) => ({
          caller: 'root',
          deed: commit(...ruled('waiting', 'in_review', 'draft', { note: textOf(size), locale: 'ro' })),
        }),
      ],
    }),
    ...limitStories(OFFERING_LIMITS, {
      maxPerWeek: [(size) => offers({ maxPerWeek: size })],
      title: [(size) => offers({ title: { ro: textOf(size) } }), (size) => offers({ title: { en: textOf(size) } })],
      description: [(size) => offers({ description: { ro: textOf(size) } })],
      offerings: [
        (size) => {
          const uid = size > OFFERING_LIMITS.offerings ? 'eight' : 'seven';
          return { caller: uid, deed: commit(moved(uid, { offerings: offerings(size) })) };
        },
      ],
      ...upTo,
    }),
    ...OFFERING_NUMBERS.flatMap((name) => leastStories(name, OFFERING_LEAST[name], (size) => offers({ [name]: size }))),
    ...choiceStories('location', OFFERING_LOCATIONS, (location) => offers({ location })),
    ...choiceStories('category', offeredIds(BUILT_IN_CATEGORIES), (categoryId) =>
      changed({ categoryIds: [categoryId] }),
    ),
    ...limitStories(MEETING_LIMITS, {
      url: [
        (size) => ({
          caller: 'eva',
          deed: commit(set('experts/eva/meetingLinks/own', { url: WEB + 'a'.repeat(size - WEB.length) })),
        }),
      ],
    }),
  ],
};
