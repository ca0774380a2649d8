import { commit, get, lets, list, minutesFromNow, type RulesSuite, remove, set, stops, update } from '../rules-case.ts';
import { PEOPLE } from './people.ts';

const PATH = 'users/ana/notifications/n1';
const notification = {
  type: 'booking.confirmed',
  params: { name: 'Clara' },
  link: '/dashboard/bookings',
  isRead: false,
  isArchived: false,
  createdAt: minutesFromNow(-5),
};
const news = list('users/ana/notifications', ['isArchived', 'EQUAL', false]);

const SETTINGS = 'users/ana/settings/messages';
const settings = {
  ...{ locale: 'en', timeZone: 'Europe/London', gathering: 'daily', quiet: { from: 22, until: 7 } },
  off: { site: [], mail: ['booking.confirmed'] },
};
const REFUSED = 'users/clara/settings/messages';
const unfit: [what: string, fields: Parameters<typeof set>[1]][] = [
  ['another language', { ...settings, locale: 'de' }],
  ['a zone that is no text', { ...settings, timeZone: 1 }],
  ['a zone as long as a book', { ...settings, timeZone: 'x'.repeat(65) }],
  ['another rhythm', { ...settings, gathering: 'hourly' }],
  ['an hour that no clock shows', { ...settings, quiet: { from: 22, until: 24 } }],
  ['half an hour', { ...settings, quiet: { from: 21.5, until: 7 } }],
  ['a night without an end', { ...settings, quiet: { from: 22 } }],
  ['another field', { ...settings, email: 'ana@exemplu.ro' }],
  ['another way', { ...settings, off: { site: [], mail: [], sms: [] } }],
  ['a way of pushes without a list', { ...settings, off: { site: [], mail: [], push: 'all' } }],
  ['a list of pushes without end', { ...settings, off: { site: [], mail: [], push: Array(101).fill('a') } }],
  ['a list of pushed books', { ...settings, off: { site: [], mail: [], push: ['x'.repeat(4001)] } }],
  ['a way without a list', { ...settings, off: { site: [], mail: 'all' } }],
  ['a list without end', { ...settings, off: { site: [], mail: Array.from({ length: 101 }, () => 'a') } }],
  ['a list of books', { ...settings, off: { site: ['x'.repeat(4001)], mail: [] } }],
];

/** How people want to be told: theirs alone. */
export const messageSettingsSuite: RulesSuite = {
  name: 'message settings',
  documents: {
    ...PEOPLE,
    [SETTINGS]: settings,
    [REFUSED]: { locale: 'ro', refused: 'clara@exemplu.ro', complained: 'clara@exemplu.ro' },
    'mails/m1': { uid: 'bogdan', to: 'bogdan@exemplu.ro', status: 'dead', tries: 8 },
    'pushes/p1': { uid: 'bogdan', subscription: 'phone', status: 'dead', tries: 1 },
  },
  cases: [
    lets('ana', 'a person read how they want to be told', get(SETTINGS)),
    lets('ana', 'a person say how they want to be told', commit(set(SETTINGS, settings))),
    lets(
      'ana',
      'a person say what is pushed',
      commit(set(SETTINGS, { ...settings, off: { ...settings.off, push: ['booking.confirmed'] } })),
    ),
    lets('ana', 'a person end the quiet hours', commit(set(SETTINGS, { ...settings, quiet: null }))),
    lets(
      'bogdan',
      'a person say so for the first time',
      commit(set('users/bogdan/settings/messages', { locale: 'ro' })),
    ),
    ...['bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'reading how another wants to be told', get(SETTINGS)),
      stops(uid, 'turning off what another is told', commit(set(SETTINGS, settings))),
    ]),
    ...unfit.map(([what, fields]) => stops('ana', what, commit(set(SETTINGS, fields)))),
    stops('ana', 'other settings', commit(set('users/ana/settings/rights', settings))),
    stops('ana', 'deleting them', commit(remove(SETTINGS))),
    ...['ana', undefined].map((uid) => stops(uid, 'reading a mail that waits', get('mails/m1'))),
    lets('root', 'an administrator see which mails could not leave', list('mails', ['status', 'EQUAL', 'dead'])),
    ...['ana', undefined].map((uid) => stops(uid, 'listing mails', list('mails', ['status', 'EQUAL', 'dead']))),
    stops('root', 'settling a mail without a record', commit(set('mails/m1', { uid: 'bogdan', status: 'dropped' }))),
    lets('root', 'an administrator see which pushes could not leave', list('pushes', ['status', 'EQUAL', 'dead'])),
    ...['ana', undefined].map((uid) => stops(uid, 'listing pushes', list('pushes', ['status', 'EQUAL', 'dead']))),
    stops('bogdan', 'a person reading a push of their own', get('pushes/p1')),
    stops('root', 'settling a push without a record', commit(update('pushes/p1', { status: 'dropped' }))),
    lets('clara', 'a person keep an address that was refused', commit(update(REFUSED, { locale: 'en' }))),
    lets('clara', 'a person have a refused address tried again', commit(update(REFUSED, { refused: null }))),
    stops('clara', 'naming another refused address', commit(update(REFUSED, { refused: 'dan@exemplu.ro' }))),
    lets(
      'clara',
      'a person have themselves written to where a mail was called spam',
      commit(update(REFUSED, { complained: null })),
    ),
    stops('clara', 'naming another address of spam', commit(update(REFUSED, { complained: 'dan@exemplu.ro' }))),
    stops('ana', 'naming an address of spam', commit(set(SETTINGS, { ...settings, complained: 'ana@exemplu.ro' }))),
    stops('ana', 'naming a refused address', commit(set(SETTINGS, { ...settings, refused: 'ana@exemplu.ro' }))),
    stops('ana', 'sending a mail', commit(set('mails/m1', { uid: 'bogdan', status: 'waiting' }))),
  ],
};

/** Notifications: functions write them, and their person alone reads them and marks them. */
export const notificationsSuite: RulesSuite = {
  name: 'notifications',
  documents: { ...PEOPLE, [PATH]: notification },
  cases: [
    lets('ana', 'a person read what they are told', get(PATH)),
    lets('ana', 'a person list what they are told', news),
    ...['bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'reading what another is told', get(PATH)),
      stops(uid, 'listing what another is told', news),
      stops(uid, 'marking what another is told', commit(update(PATH, { isRead: true }))),
    ]),
    lets('ana', 'a person mark it read', commit(update(PATH, { isRead: true }))),
    lets('ana', 'a person put it away', commit(update(PATH, { isRead: true, isArchived: true }))),
    ...[1, 'true', null].map((value) =>
      stops('ana', `a mark that is ${value}`, commit(update(PATH, { isRead: value }))),
    ),
    stops('ana', 'other words', commit(update(PATH, { isRead: true, params: { name: 'Cursiv' } }))),
    stops('ana', 'another link', commit(update(PATH, { link: '//evil.example' }))),
    stops('ana', 'one of the own making', commit(set('users/ana/notifications/n2', notification))),
    stops('ana', 'one for somebody else', commit(set('users/bogdan/notifications/n2', notification))),
    stops('ana', 'deleting it, after which it would be told again', commit(remove(PATH))),
  ],
};
