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
} from '../rules-case.ts';
import { auditEvent, type Told } from './audit-event.ts';
import { PEOPLE } from './people.ts';

const settings = (changes: Fields = {}): Fields => ({
  supportEmail: 'salut@cursiv.test',
  announcement: { ro: 'Bun venit' },
  announcementActive: true,
  featuredCourseIds: ['c1'],
  lastAuditId: 'e1',
  ...changes,
});
const TOLD: Told = { announcement: [{ ro: 'Vino' }, { ro: 'Bun venit' }] };
const event = (changes: Fields = {}, told = TOLD) =>
  set('auditEvents/e1', auditEvent('site.settings.changed', 'config/public', told, changes));
const expert = (status: string): Fields => ({
  displayName: 'Clara',
  headline: { ro: 'Caligrafă' },
  bio: { ro: 'Despre mine' },
  languages: ['ro'],
  topics: { ro: ['litere'] },
  categoryIds: ['arts'],
  timeZone: 'Europe/Bucharest',
  status,
  ratingAvg: 5,
  ratingCount: 1,
  offerings: {},
});

const site = [
  lets(undefined, 'a visitor read the site settings', get('config/public')),
  lets('root', 'an administrator change them with a record', commit(set('config/public', settings()), event())),
  stops('root', 'a change without a record', commit(set('config/public', settings()))),
  stops(
    'root',
    'a change recorded in the name of another',
    commit(set('config/public', settings()), event({ actorUid: 'ana', actorName: 'Persoana ana' })),
  ),
  stops(
    'root',
    'an unknown setting',
    commit(set('config/public', settings({ debug: true })), event({}, { ...TOLD, debug: [null, true] })),
  ),
  stops(
    'root',
    'seven featured courses',
    commit(
      set('config/public', settings({ featuredCourseIds: [...'1234567'] })),
      event({}, { ...TOLD, featuredCourseIds: [['c1'], [...'1234567']] }),
    ),
  ),
  stops(
    'ana',
    'a person changing them',
    commit(set('config/public', settings()), event({ actorUid: 'ana', actorName: 'Persoana ana' })),
  ),
  stops('root', 'any other settings', get('config/secrets')),
];

const changed = set('config/public', settings());

const audit = [
  lets('root', 'an administrator read the records', list('auditEvents')),
  stops('root', 'a record of something that does not happen', commit(event())),
  stops('ana', 'a person reading the records', get('auditEvents/old')),
  stops('ana', 'a person leaving a record', commit(event({ actorUid: 'ana', actorName: 'Persoana ana' }))),
  stops('root', 'a record in the name of another', commit(event({ actorUid: 'ana', actorName: 'Persoana ana' }))),
  stops('root', 'a record of another time', commit(changed, event({ at: new Date(0) }))),
  stops('root', 'a record of an unknown action', commit(changed, event({ action: 'user.paid' }))),
  stops('root', 'a record with an extra field', commit(changed, event({ note: 'x' }))),
  stops('root', 'an altered record', commit(update('auditEvents/old', { actorUid: 'ana', actorName: 'Persoana ana' }))),
  stops(
    'root',
    'a record written over another',
    commit(set('auditEvents/old', auditEvent('user.flag.changed', 'users/ana', {}))),
  ),
  stops('root', 'a deleted record', commit(remove('auditEvents/old'))),
];

const listed = (status: string, changes: Fields = {}) =>
  update('experts/ana', { status, lastAuditId: 'e1', ...changes });
const NEW_EXPERT = { ...expert('draft'), ratingAvg: 0, ratingCount: 0 };
const expertEvent = (told: Told, uid = 'ana') =>
  set('auditEvents/e1', auditEvent('expert.changed', `experts/${uid}`, told));

const experts = [
  lets(undefined, 'a visitor read a listed expert', get('experts/clara')),
  lets(undefined, 'a visitor list listed experts', list('experts', ['status', 'EQUAL', 'listed'])),
  lets('ana', 'an expert read the own draft', get('experts/ana')),
  lets(
    'root',
    'an administrator list an expert',
    commit(listed('listed'), expertEvent({ status: ['draft', 'listed'] })),
  ),
  lets(
    'root',
    'an administrator make somebody an expert',
    commit(
      set('experts/bogdan', { ...NEW_EXPERT, lastAuditId: 'e1' }),
      expertEvent(Object.fromEntries(Object.entries(NEW_EXPERT).map(([name, now]) => [name, [null, now]])), 'bogdan'),
    ),
  ),
  stops('root', 'an expert listed without a record', commit(update('experts/ana', { status: 'listed' }))),
  stops(
    'root',
    'an expert listed under a record that says otherwise',
    commit(listed('listed'), expertEvent({ status: ['draft', 'retired'] })),
  ),
  stops(
    'root',
    'an administrator rating an expert',
    commit(listed('listed', { ratingCount: 999 }), expertEvent({ status: ['draft', 'listed'], ratingCount: [1, 999] })),
  ),
  stops(
    'root',
    'an expert who starts with ratings',
    commit(
      set('experts/bogdan', { ...expert('listed'), lastAuditId: 'e1' }),
      expertEvent(
        Object.fromEntries(Object.entries(expert('listed')).map(([name, now]) => [name, [null, now]])),
        'bogdan',
      ),
    ),
  ),
  stops('root', 'an expert deleted', commit(remove('experts/ana'))),
  stops(
    'root',
    'an expert deleted with a record',
    commit(
      remove('experts/ana'),
      set('auditEvents/experts__ana__deleted', auditEvent('expert.changed', 'experts/ana', {})),
    ),
  ),
  stops('bogdan', 'a person reading an expert who is not listed', get('experts/ana')),
  stops(undefined, 'a visitor listing all experts', list('experts')),
  stops('ana', 'a person listing themselves', commit(update('experts/ana', { status: 'listed' }))),
  stops('clara', 'an expert rating themselves', commit(update('experts/clara', { ratingCount: 900 }))),
];

const elsewhere = [
  stops('root', 'reading where no rule speaks', get('secrets/s1')),
  stops('ana', 'writing where no rule speaks', commit(set('notes/n1', { updatedAt: NOW }))),
];

/** The site, its experts and its records. */
export const siteSuite: RulesSuite = {
  name: 'site, experts and records',
  documents: {
    ...PEOPLE,
    'config/public': settings({ announcement: { ro: 'Vino' }, lastAuditId: 'old' }),
    'config/secrets': { key: 'x' },
    'secrets/s1': { key: 'x' },
    'auditEvents/old': auditEvent('user.flag.changed', 'users/ana', { isAdmin: [false, true] }, { at: new Date(0) }),
    'experts/clara': expert('listed'),
    'experts/ana': expert('draft'),
  },
  cases: [...site, ...audit, ...experts, ...elsewhere],
};
