import { commit, get, lets, type RulesSuite, remove, set, stops, update } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'users/ana/settings/preferences';
const chosen = {
  locale: 'en',
  timeZone: 'Europe/London',
  theme: 'dark',
  captions: 'page',
  secondCaptions: 'ro',
  isTranscriptDual: true,
  isTranscriptOpen: false,
  speed: 1.25,
  autoplayNext: false,
  reducedData: true,
  weeklyGoal: { kind: 'minutes', count: 90 },
};
const unfit: [what: string, fields: Record<string, unknown>][] = [
  ['another language of the site', { locale: 'de' }],
  ['a zone as long as a book', { timeZone: 'x'.repeat(65) }],
  ['a look that there is not', { theme: 'pink' }],
  ['captions that are no text', { captions: 7 }],
  ['a language tag as long as a book', { secondCaptions: 'x'.repeat(36) }],
  ['a transcript that is open a little', { isTranscriptOpen: 0.5 }],
  ['columns that are a word', { isTranscriptDual: 'yes' }],
  ['a speed that the player has not', { speed: 40 }],
  ['a speed that is a word', { speed: '1' }],
  ['autoplay that is a number', { autoplayNext: 1 }],
  ['data reduced by words', { reducedData: 'yes' }],
  ['a goal of nothing', { weeklyGoal: { kind: 'minutes', count: 0 } }],
  ['a goal of more than a week', { weeklyGoal: { kind: 'minutes', count: 3001 } }],
  ['a goal of half a lesson', { weeklyGoal: { kind: 'lessons', count: 0.5 } }],
  ['a goal of pages', { weeklyGoal: { kind: 'pages', count: 3 } }],
  ['a goal with more to it', { weeklyGoal: { kind: 'lessons', count: 3, note: 'x' } }],
  ['another field', { isAdmin: true }],
];

/** Preferences: their person's alone, each field for itself. */
export const preferencesSuite: RulesSuite = {
  name: 'preferences',
  documents: { ...PEOPLE, [PATH]: chosen },
  cases: [
    lets('ana', 'a person read what they chose', get(PATH)),
    lets('ana', 'a person choose all of it', commit(set(PATH, chosen))),
    lets('ana', 'a person change one choice', commit(update(PATH, { speed: 2 }))),
    lets('ana', 'a person take their goal back', commit(update(PATH, { weeklyGoal: null }))),
    lets(
      'bogdan',
      'a person choose for the first time',
      commit(set('users/bogdan/settings/preferences', { speed: 1 })),
    ),
    ...['bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'reading what another chose', get(PATH)),
      stops(uid, 'choosing for another', commit(update(PATH, { theme: 'light' }))),
    ]),
    ...unfit.map(([what, fields]) => stops('ana', what, commit(set(PATH, { ...chosen, ...fields })))),
    stops('ana', 'deleting them', commit(remove(PATH))),
  ],
};
