import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'profiles/ana';

/** A person's first card, with the given differences. */
export const card = (changes: Fields = {}): Fields => ({
  bio: { ro: 'Predau caligrafie.\n\nDe zece ani.', en: 'I teach calligraphy.' },
  languages: ['ro', 'en', 'hun'],
  isShown: true,
  rev: 1,
  updatedAt: NOW,
  ...changes,
});

const writes = (uid: string, changes: Fields = {}) => commit(set(`profiles/${uid}`, card(changes)));
const edits = (changes: Fields) => commit(update(PATH, { rev: 4, updatedAt: NOW, ...changes }));

const unfit: [what: string, fields: Fields][] = [
  ['a biography in another language', { bio: { de: 'Ich lehre.' } }],
  ['a biography that is no text', { bio: { ro: 7 } }],
  ['a biography that is not by language', { bio: 'Predau.' }],
  ['a biography that turns the text around', { bio: { ro: 'Predau \u202eceva' } }],
  ['a biography that hides something', { bio: { en: 'I teach\u200b.' } }],
  ['a biography that nobody sees', { bio: { en: ' \u2800 ' } }],
  ['a language in words', { languages: ['Română'] }],
  ['a language as a number', { languages: [7] }],
  ['a language that breaks the line', { languages: ['ro\nen'] }],
  ['languages in a row', { languages: 'ro' }],
  ['to be shown perhaps', { isShown: 'yes' }],
  ['a name', { name: 'Echipa Cursiv' }],
  ['a portrait', { photo: 'portraits/bogdan/f1-me.webp' }],
  ['a right', { verifiedInstructor: true }],
  ['another moment', { updatedAt: minutesFromNow(-5) }],
];

/** Public cards: their person alone writes them, and functions show them. */
export const publicCardSuite: RulesSuite = {
  name: 'public cards',
  documents: { ...PEOPLE, [PATH]: card({ rev: 3, updatedAt: minutesFromNow(-60) }) },
  cases: [
    lets('ana', 'a person read their card', get(PATH)),
    lets('bogdan', 'a person find that they have none', get('profiles/bogdan')),
    lets('root', 'an administrator read a card', get(PATH)),
    lets('bogdan', 'a person write their first card', writes('bogdan')),
    lets('bogdan', 'a person write it in one language', writes('bogdan', { bio: { en: 'I teach.' }, languages: [] })),
    lets('ana', 'a person change it', edits({ bio: { ro: 'Altfel' } })),
    lets('ana', 'a person hide it', edits({ isShown: false })),
    lets('ana', 'a person empty it', edits({ bio: {}, languages: [] })),
    ...['bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'writing the card of another', edits({ isShown: false })),
      stops(uid, 'the first card of another', writes('clara')),
      stops(uid, 'listing cards', list('profiles', ['isShown', 'EQUAL', true])),
    ]),
    ...['bogdan', undefined].map((uid) => stops(uid, 'reading the card of another', get(PATH))),
    ...unfit.flatMap(([what, fields]) => [
      stops('bogdan', `a first card with ${what}`, writes('bogdan', fields)),
      stops('ana', `a card changed to ${what}`, edits(fields)),
    ]),
    stops('ana', 'a change of an older revision', edits({ rev: 3 })),
    stops('ana', 'a change that skips a revision', edits({ rev: 5 })),
    stops('bogdan', 'a first card with a later revision', writes('bogdan', { rev: 2 })),
    stops('ana', 'deleting it, so that revisions would begin anew', commit(remove(PATH))),
    stops('barred', 'a card of a suspended account', writes('barred')),
    stops('gone', 'a card of an account that is erased', writes('gone')),
  ],
};
