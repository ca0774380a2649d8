import {
  commit,
  type Fields,
  lets,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { auditEvent, flagEvent, type Told } from '../audit-event.ts';
import { PEOPLE, profile } from '../people.ts';

const rights = (uid: string, flags: Fields, event = 'e1') =>
  update(`users/${uid}`, { ...flags, updatedAt: NOW, lastAuditId: event });
const toldOf = (told: Told, changes: Fields = {}, event = 'e1', subject = 'users/ana') =>
  set(`auditEvents/${event}`, auditEvent('user.flag.changed', subject, told, changes));
const grant = rights('ana', { isAdmin: true });

const told = [
  lets(
    'root',
    'two rights granted and told at once',
    commit(
      rights('ana', { isAdmin: true, verifiedExpert: true }),
      toldOf({ isAdmin: [false, true], verifiedExpert: [false, true] }),
    ),
  ),
  lets(
    'root',
    'two people granted a right, each with a record',
    commit(
      grant,
      flagEvent('ana', 'isAdmin'),
      rights('bogdan', { isAdmin: true }, 'e2'),
      toldOf({ isAdmin: [false, true] }, {}, 'e2', 'users/bogdan'),
    ),
  ),
  lets(
    'root',
    'a right withdrawn',
    commit(
      rights('clara', { verifiedCreator: false }),
      toldOf({ verifiedCreator: [true, false] }, {}, 'e1', 'users/clara'),
    ),
  ),
  lets(
    'nameless',
    'an administrator without a name act under their address',
    commit(grant, flagEvent('ana', 'isAdmin', { actorUid: 'nameless', actorName: 'nameless@cursiv.test' })),
  ),
];

const values = [
  stops(
    'root',
    'a right granted under a record that it was withdrawn',
    commit(grant, toldOf({ isAdmin: [true, false] })),
  ),
  stops('root', 'a right granted under a record that nothing moved', commit(grant, toldOf({ isAdmin: [true, true] }))),
  stops(
    'root',
    'a right granted under a record without its values',
    commit(grant, toldOf({}, { changes: { isAdmin: {} } })),
  ),
  stops('root', 'a value told as a word', commit(grant, toldOf({ isAdmin: ['false', 'true'] }))),
  stops(
    'root',
    'a change told with something added',
    commit(grant, toldOf({}, { changes: { isAdmin: { old: false, new: true, why: 'x' } } })),
  ),
  stops('root', 'a change told as a list', commit(grant, toldOf({}, { changes: { isAdmin: [false, true] } }))),
];

const extent = [
  stops('root', 'an empty record', commit(grant, toldOf({}))),
  stops(
    'root',
    'a second right granted that is not told',
    commit(rights('ana', { isAdmin: true, verifiedExpert: true }), flagEvent('ana', 'isAdmin')),
  ),
  stops(
    'root',
    'a second right told that is not granted',
    commit(grant, toldOf({ isAdmin: [false, true], verifiedExpert: [false, true] })),
  ),
  stops(
    'root',
    'a right told that stayed as it was',
    commit(grant, toldOf({ isAdmin: [false, true], verifiedExpert: [false, false] })),
  ),
  stops(
    'root',
    'a field told that does not exist',
    commit(grant, toldOf({ isAdmin: [false, true], mood: [null, null] })),
  ),
  stops(
    'root',
    'closed reports told of a person',
    commit(grant, toldOf({ isAdmin: [false, true], reports: ['open', 'dismissed'] })),
  ),
  stops(
    'root',
    'a record of a thousand fields',
    commit(
      grant,
      toldOf(
        Object.fromEntries([
          ['isAdmin', [false, true]],
          ...Array.from({ length: 1000 }, (_, i) => [`f${i}`, [null, null]]),
        ]) as Told,
      ),
    ),
  ),
  stops('root', 'changes that are a text', commit(grant, toldOf({}, { changes: 'isAdmin' }))),
  stops('root', 'changes that are a list', commit(grant, toldOf({}, { changes: ['isAdmin'] }))),
];

const subjects = [
  stops('root', 'a record of nothing', commit(flagEvent('ana', 'isAdmin'))),
  stops('root', 'a record of nothing, of a person who does not exist', commit(flagEvent('nobody', 'isAdmin'))),
  stops(
    'root',
    'a record that tells once more what was done before',
    commit(toldOf({ isAdmin: [false, true] }, {}, 'e2', 'users/clara')),
  ),
  stops(
    'root',
    'a record of a name that changed by itself',
    commit(
      update('users/root', { name: 'R', updatedAt: NOW }),
      set('auditEvents/e1', auditEvent('user.flag.changed', 'users/root', { name: ['Persoana root', 'R'] })),
    ),
  ),
  stops(
    'root',
    'two records of one change',
    commit(grant, flagEvent('ana', 'isAdmin'), toldOf({ isAdmin: [false, true] }, {}, 'e2')),
  ),
  stops(
    'root',
    'one record for two people',
    commit(grant, rights('bogdan', { isAdmin: true }), flagEvent('ana', 'isAdmin')),
  ),
  stops(
    'root',
    'a record under another action',
    commit(grant, flagEvent('ana', 'isAdmin', { action: 'site.settings.changed' })),
  ),
  stops(
    'root',
    'a record whose subject is no document',
    commit(grant, flagEvent('ana', 'isAdmin', { subject: 'users' })),
  ),
  stops('root', 'a record whose subject is a number', commit(grant, flagEvent('ana', 'isAdmin', { subject: 7 }))),
  stops(
    'root',
    'a record whose subject lies deeper',
    commit(grant, flagEvent('ana', 'isAdmin', { subject: 'users/ana/x/y' })),
  ),
  stops(
    'root',
    'a draft of one’s own deleted under a record that nothing asks for',
    commit(
      remove('resources/own'),
      set('auditEvents/resources__own__0', auditEvent('user.flag.changed', 'resources/own', {})),
    ),
  ),
  stops(
    'root',
    'a draft of one’s own deleted as if it had been a message',
    commit(
      remove('resources/own'),
      set('auditEvents/resources__own__0', auditEvent('lead.deleted', 'resources/own', {})),
    ),
  ),
  stops(
    'root',
    'a change that names no record',
    commit(update('users/ana', { isAdmin: true, updatedAt: NOW }), flagEvent('ana', 'isAdmin')),
  ),
];

const actors = [
  stops(
    'root',
    'a record in the name of another person',
    commit(grant, flagEvent('ana', 'isAdmin', { actorName: 'Persoana bogdan' })),
  ),
  stops('root', 'a record without a name', commit(grant, flagEvent('ana', 'isAdmin', { actorName: '' }))),
  stops(
    'root',
    'a record under the address of who has a name',
    commit(grant, flagEvent('ana', 'isAdmin', { actorName: 'root@cursiv.test' })),
  ),
  stops(
    'root',
    'a record for the account of another',
    commit(grant, flagEvent('ana', 'isAdmin', { actorUid: 'nameless' })),
  ),
  stops('root', 'a record of an earlier time', commit(grant, flagEvent('ana', 'isAdmin', { at: minutesFromNow(-1) }))),
  stops(
    'ana',
    'a person granting themselves a right with a true record',
    commit(grant, flagEvent('ana', 'isAdmin', { actorUid: 'ana', actorName: 'Persoana ana' })),
  ),
];

/** A record is true or it is not written, whatever an administrator tries. */
export const auditSuite: RulesSuite = {
  name: 'true records',
  documents: {
    ...PEOPLE,
    'users/clara': profile('clara', { verifiedCreator: true, isAdmin: true, lastAuditId: 'before' }),
    'resources/own': { ownerUid: 'root', status: 'draft', createdAt: new Date(0) },
    'users/nameless': profile('nameless', { name: '', isAdmin: true }),
    'auditEvents/before': auditEvent(
      'user.flag.changed',
      'users/clara',
      { isAdmin: [false, true] },
      { at: new Date(0) },
    ),
  },
  cases: [...told, ...values, ...extent, ...subjects, ...actors],
};
