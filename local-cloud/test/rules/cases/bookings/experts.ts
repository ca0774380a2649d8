import {
  commit,
  type Fields,
  get,
  lets,
  list,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
  without,
} from '../../rules-case.ts';
import { auditEvent, flagEvent, type Told } from '../audit-event.ts';
import { offering } from '../limits/expert.ts';
import { booking } from '../lives/booking.ts';
import { expert, moved, ruled } from '../lives/expert.ts';
import { PEOPLE, profile } from '../people.ts';

const own = { own: offering(), other: offering() };
const first = (uid: string, changes: Fields = {}) => expert(uid, 'draft', { rev: 1, updatedAt: NOW, ...changes });
const event = (uid: string, told: Told) => set('auditEvents/e1', auditEvent('expert.changed', `experts/${uid}`, told));
const verifies = (uid: string) => update(`users/${uid}`, { verifiedExpert: true, lastAuditId: 'e1', updatedAt: NOW });
const byName = list('experts', ['searchKeys', 'ARRAY_CONTAINS', 'eva']);

const reading = [
  lets(undefined, 'a visitor read a listed expert', get('experts/eva')),
  lets(undefined, 'a visitor read an expert who pauses', get('experts/rest')),
  stops(undefined, 'a visitor reading an expert who is suspended', get('experts/gone')),
  stops(undefined, 'a visitor listing those who pause', list('experts', ['status', 'EQUAL', 'paused'])),
  lets(undefined, 'a visitor list listed experts', list('experts', ['status', 'EQUAL', 'listed'])),
  lets('dan', 'an expert read the own draft', get('experts/dan')),
  lets('root', 'an administrator list those who wait', list('experts', ['status', 'EQUAL', 'in_review'])),
  lets('root', 'an administrator find experts of any state by name', byName),
  stops('ana', 'a person finding them', byName),
  stops('ana', 'a person reading an expert who is not listed', get('experts/dan')),
  stops(undefined, 'a visitor listing all experts', list('experts')),
];

const applying = [
  lets('ana', 'a person with a proven address begin a page', commit(set('experts/ana', first('ana')))),
  stops('nina', 'a person without a proven address', commit(set('experts/nina', first('nina')))),
  stops('ana', 'a page for somebody else', commit(set('experts/bogdan', first('bogdan')))),
  stops('ana', 'a page under another name', commit(set('experts/ana', first('ana', { displayName: 'Clara Voinea' })))),
  stops('ana', 'a page with stars', commit(set('experts/ana', first('ana', { ratingAvg: 5, ratingCount: 9 })))),
  stops('ana', 'a page with a field of its own', commit(set('experts/ana', first('ana', { isVerified: true })))),
  stops(
    'ana',
    'a page with a ruling',
    commit(set('experts/ana', first('ana', { ruling: { note: 'Bine', locale: 'ro' } }))),
  ),
  stops('ana', 'a page with keys of its own', commit(set('experts/ana', first('ana', { searchKeys: ['clara'] })))),
  stops('root', 'an administrator making somebody an expert', commit(set('experts/ana', first('ana')))),
  lets('dan', 'a whole page handed in', commit(moved('dan', { status: 'in_review' }))),
  ...['headline', 'bio', 'languages', 'categoryIds'].map((field) =>
    stops(`no-${field}`, `a page handed in without ${field}`, commit(moved(`no-${field}`, { status: 'in_review' }))),
  ),
  stops('dan', 'a person listing themselves', commit(moved('dan', { status: 'listed' }))),
  stops('dan', 'a person taking the right of an expert', commit(verifies('dan'), flagEvent('dan', 'verifiedExpert'))),
];

const editing = [
  lets('eva', 'other words on a page that has its keys', commit(moved('eva', { bio: { ro: 'Altceva' } }))),
  stops('eva', 'keys of their own', commit(moved('eva', { searchKeys: ['clara'] }))),
  stops('eva', 'an expert rating themselves', commit(moved('eva', { ratingCount: 900 }))),
  stops('eva', 'an expert moving their zone without their hours', commit(moved('eva', { timeZone: 'Europe/London' }))),
  stops('eva', 'edits of an older revision', commit(moved('eva', { bio: { ro: 'Altceva' }, rev: 5 }))),
  stops('eva', 'a listed page without words', commit(moved('eva', { bio: {} }))),
  stops('eva', 'a state and words in one', commit(moved('eva', { status: 'paused', bio: { ro: 'Altceva' } }))),
  stops('eva', 'hidden signs in a headline', commit(moved('eva', { headline: { ro: 'Cali\u202egrafă' } }))),
  stops('eva', 'a language that is none', commit(moved('eva', { languages: ['ro', '<b>'] }))),
  lets('eva', 'the level of a language', commit(moved('eva', { languageLevels: { ro: 'native' } }))),
  stops('eva', 'the level of a language they do not speak', commit(moved('eva', { languageLevels: { de: 'C1' } }))),
  stops('eva', 'a level that is none', commit(moved('eva', { languageLevels: { ro: 'best' } }))),
  stops('eva', 'a topic that is no text', commit(moved('eva', { topics: { ro: [{ text: 'litere' }] } }))),
  stops('eva', 'a page deleted', commit(remove('experts/eva'))),
  lets(
    'old',
    'the first edit of a page that has no revision',
    commit(update('experts/old', { bio: { ro: 'Altceva' }, rev: 1, updatedAt: NOW })),
  ),
];

const offers = (offerings: Fields) => commit(moved('eva', { offerings }));
const offeringStories = [
  lets('eva', 'an expert offer one more', offers({ ...own, third: offering({ active: false }) })),
  lets('eva', 'an expert change one', offers({ ...own, own: offering({ durationMin: 30 }) })),
  lets('eva', 'an expert give one up', offers({ own: own.own })),
  stops(
    'eva',
    'one changed along with the page',
    commit(moved('eva', { bio: { ro: 'Altceva' }, offerings: { own: own.own } })),
  ),
  stops('eva', 'two changed at once', offers({ own: offering({ maxPerDay: 1 }), other: offering({ maxPerDay: 1 }) })),
  stops('eva', 'one without a title', offers({ ...own, own: offering({ title: { ro: ' ' } }) })),
  ...[0, 9, 121, 1000].map((durationMin) =>
    stops('eva', `one of ${durationMin} minutes`, offers({ ...own, own: offering({ durationMin }) })),
  ),
  stops('eva', 'one of half a minute', offers({ ...own, own: offering({ durationMin: 30.5 }) })),
  lets('eva', 'one that is confirmed at once', offers({ ...own, own: offering({ confirmsAtOnce: true }) })),
  stops('eva', 'one that is confirmed by a word', offers({ ...own, own: offering({ confirmsAtOnce: 'yes' }) })),
  stops('eva', 'one with a price of its own', offers({ ...own, own: offering({ price: 100 }) })),
  stops('eva', 'one without a length', offers({ ...own, own: without(offering(), 'durationMin') })),
  stops('eva', 'one with an id that is an address', offers({ ...own, 'a/b': offering() })),
];

const ruling = [
  stops('root', 'a page listed without its person’s right', commit(...ruled('waiting', 'in_review', 'listed'))),
  stops('root', 'a page listed without a record', commit(moved('trusted', { status: 'listed' }))),
  lets('root', 'a page listed whose person has the right', commit(...ruled('trusted', 'in_review', 'listed'))),
  stops(
    'root',
    'a page listed under a record that says otherwise',
    commit(
      moved('trusted', { status: 'listed', lastAuditId: 'e1' }),
      event('trusted', { status: ['in_review', 'draft'] }),
    ),
  ),
  stops(
    'root',
    'a page returned without a reason',
    commit(
      moved('waiting', { status: 'draft', lastAuditId: 'e1' }),
      event('waiting', { status: ['in_review', 'draft'] }),
    ),
  ),
  stops(
    'root',
    'a reason of blanks',
    commit(...ruled('waiting', 'in_review', 'draft', { note: ' \u200b', locale: 'ro' })),
  ),
  stops(
    'root',
    'an administrator changing a page',
    commit(
      moved('eva', { bio: { ro: 'Altceva' }, lastAuditId: 'e1' }),
      event('eva', { bio: [{ ro: 'Despre mine' }, { ro: 'Altceva' }] }),
    ),
  ),
];

const link = (url: string, id = 'own', uid = 'eva') => commit(set(`experts/${uid}/meetingLinks/${id}`, { url }));
const ROOM = 'https://meet.jit.si/cursiv-eva';
const confirmed = (changes: Fields) =>
  commit(update('bookings/asked', { status: 'confirmed', rev: 2, updatedAt: NOW, ...changes }));

const meeting = [
  lets('eva', 'an expert say where the meetings of an offering are', link(ROOM)),
  lets('eva', 'an expert read it', get('experts/eva/meetingLinks/own')),
  lets('eva', 'an expert take it back', commit(remove('experts/eva/meetingLinks/own'))),
  ...['ana', 'root', undefined].map((caller) =>
    stops(caller, 'others reading it', get('experts/eva/meetingLinks/own')),
  ),
  stops('ana', 'others saying it', link(ROOM)),
  stops('eva', 'one for what is not offered', link(ROOM, 'gone')),
  ...[
    'javascript:alert(1)',
    'http://meet.jit.si/eva',
    'https://localhost/eva',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://router.local/',
    'https://eva:parola@meet.jit.si/',
    'https://meet.jit.si:8443/',
    'https://meet.jit.si/a b',
    'https://meet.jit.si\\@router.local/',
  ].map((url) => stops('eva', `the address ${url}`, link(url))),
  lets('eva', 'the confirmation tell it', confirmed({ meetingUrl: ROOM })),
  lets('eva', 'a confirmation tell nothing', confirmed({})),
  stops('eva', 'a confirmation telling another address', confirmed({ meetingUrl: 'https://meet.jit.si/alta' })),
  stops('eva', 'a refusal telling it', confirmed({ status: 'declined', meetingUrl: ROOM })),
];

const HOURS = { timeZone: 'Europe/Bucharest', weekly: [], overrides: [], timeOff: [], rev: 1 };
const WORK = { counts: { asked: 3 } };
const CALENDAR = { address: 'https://elsewhere.example/secret.ics', busy: [], isCut: false };
const hours = [
  lets('eva', 'an expert read the own hours', get('schedules/eva')),
  stops('ana', 'others reading them', get('schedules/eva')),
  stops('eva', 'an expert writing hours past the function', commit(set('schedules/eva', HOURS))),
  stops('root', 'an administrator writing hours', commit(set('schedules/eva', HOURS))),
  lets('eva', 'an expert read what is known of the own calendar', get('busyCalendars/eva')),
  stops('ana', 'others reading it', get('busyCalendars/eva')),
  stops('root', 'an administrator reading it', get('busyCalendars/eva')),
  lets('eva', 'an expert read the figures of the own work', get('experts/eva/figures/work')),
  stops('ana', 'others reading them', get('experts/eva/figures/work')),
  stops('eva', 'an expert writing them', commit(set('experts/eva/figures/work', WORK))),
  stops('eva', 'an expert reading what a booking adds to them', get('experts/eva/shares/asked')),
  stops('eva', 'an expert naming a calendar past the function', commit(set('busyCalendars/eva', CALENDAR))),
];

const page = (uid: string, ...rest: Parameters<typeof expert> extends [string, ...infer Rest] ? Rest : never) => ({
  [`users/${uid}`]: profile(uid),
  [`experts/${uid}`]: expert(uid, ...rest),
});

/** Experts, what they offer and where they meet. */
export const expertsSuite: RulesSuite = {
  name: 'experts',
  documents: {
    ...PEOPLE,
    ...page('dan', 'draft'),
    ...page('no-headline', 'draft', { headline: {} }),
    ...page('no-bio', 'draft', { bio: { ro: ' \u200b ' } }),
    ...page('no-languages', 'draft', { languages: [] }),
    ...page('no-categoryIds', 'draft', { categoryIds: [] }),
    ...page('waiting', 'in_review'),
    ...page('trusted', 'in_review'),
    ...page('rest', 'paused'),
    ...page('gone', 'suspended'),
    ...page('eva', 'listed', { offerings: own, searchKeys: ['eva'] }),
    'users/eva': profile('eva', { verifiedExpert: true }),
    'users/trusted': profile('trusted', { verifiedExpert: true }),
    'users/old': profile('old', { verifiedExpert: true }),
    'users/nina': profile('nina'),
    'experts/old': without(without(expert('old', 'listed'), 'rev'), 'updatedAt'),
    'experts/eva/meetingLinks/own': { url: ROOM },
    'schedules/eva': HOURS,
    'busyCalendars/eva': CALENDAR,
    'experts/eva/figures/work': WORK,
    'experts/eva/shares/asked': { keys: ['asked'] },
    'bookings/asked': booking('requested', 600, { expertUid: 'eva', offeringId: 'own' }),
  },
  cases: [...reading, ...applying, ...editing, ...offeringStories, ...ruling, ...meeting, ...hours],
};
