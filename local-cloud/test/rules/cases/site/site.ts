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
} from '../../rules-case.ts';
import { auditEvent, type Told } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const settings = (changes: Fields = {}): Fields => ({
  supportEmail: 'salut@cursiv.test',
  announcement: { ro: 'Bun venit' },
  announcementActive: true,
  featuredCourseIds: ['c1'],
  lastAuditId: 'e1',
  ...changes,
});
const TOLD: Told = { supportEmail: ['vechi@cursiv.test', 'salut@cursiv.test'] };
const event = (changes: Fields = {}, told = TOLD) =>
  set('auditEvents/e1', auditEvent('site.settings.changed', 'config/public', told, changes));
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
    'featured courses past the function',
    commit(
      set('config/public', settings({ featuredCourseIds: ['c2'] })),
      event({}, { ...TOLD, featuredCourseIds: [['c1'], ['c2']] }),
    ),
  ),
  stops(
    'root',
    'an announcement past the function',
    commit(
      set('config/public', settings({ announcement: { ro: 'Vino' } })),
      event({}, { ...TOLD, announcement: [{ ro: 'Bun venit' }, { ro: 'Vino' }] }),
    ),
  ),
  stops(
    'root',
    'an announcement shown past the function',
    commit(
      set('config/public', settings({ announcementActive: false })),
      event({}, { ...TOLD, announcementActive: [true, false] }),
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

const elsewhere = [
  stops('root', 'reading where no rule speaks', get('secrets/s1')),
  stops('ana', 'writing where no rule speaks', commit(set('notes/n1', { updatedAt: NOW }))),
];

/** The site and its records. */
export const siteSuite: RulesSuite = {
  name: 'site and records',
  documents: {
    ...PEOPLE,
    'config/public': settings({ supportEmail: 'vechi@cursiv.test', lastAuditId: 'old' }),
    'config/secrets': { key: 'x' },
    'secrets/s1': { key: 'x' },
    'auditEvents/old': auditEvent('user.flag.changed', 'users/ana', { isAdmin: [false, true] }, { at: new Date(0) }),
  },
  cases: [...site, ...audit, ...elsewhere],
};
