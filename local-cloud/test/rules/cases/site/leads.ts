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

const lead = (changes: Fields = {}): Fields => ({
  name: 'Ioana',
  email: 'ioana@exemplu.ro',
  message: 'Aș vrea să aflu mai multe.',
  locale: 'ro',
  page: '/',
  consent: true,
  createdAt: NOW,
  source: 'website_form',
  ...changes,
});
const move = (state: unknown, changes: Fields = {}) => update('leads/l1', { state, lastAuditId: 'e1', ...changes });
const own = (ownerUid: unknown, lead = 'l1') => update(`leads/${lead}`, { ownerUid, lastAuditId: 'e1' });
const movedEvent = (told: Told = {}, subject = 'leads/l1') =>
  set('auditEvents/e1', auditEvent('lead.changed', subject, { state: [null, 'working'], ...told }));
const ownedEvent = (old: unknown, owner: unknown, lead = 'l1') =>
  set('auditEvents/e1', auditEvent('lead.changed', `leads/${lead}`, { ownerUid: [old, owner] }));
const deletedEvent = (subject = 'leads/l1', id = 'leads__l1__0', told: Told = {}) =>
  set(`auditEvents/${id}`, auditEvent('lead.deleted', subject, told));
const send = (changes: Fields = {}) => commit(set('leads/new', lead(changes)));

/** Contact messages: a function stores them, only administrators read, mark and delete them. */
export const leadsSuite: RulesSuite = {
  name: 'leads',
  documents: {
    ...PEOPLE,
    'leads/l1': lead({ createdAt: new Date(0) }),
    'leads/l2': lead({ createdAt: new Date(0), ownerUid: 'ana' }),
    'leads/again': lead({ createdAt: new Date(5000) }),
    'auditEvents/leads__again__0': auditEvent('lead.deleted', 'leads/again', {}),
  },
  cases: [
    lets('root', 'an administrator read messages', list('leads')),
    stops(undefined, 'a visitor storing a message past the function that counts them', send()),
    stops('ana', 'a person storing one', send({ phone: '+40 700 000 000' })),
    stops('root', 'an administrator storing one', send()),
    stops(undefined, 'a message without most of its fields', commit(set('leads/new', { source: 'website_form' }))),
    stops(undefined, 'a message written over another', commit(set('leads/l1', lead()))),
    stops(undefined, 'a visitor reading a message', get('leads/l1')),
    stops('ana', 'a person listing messages', list('leads')),
    lets('root', 'an administrator move a message', commit(move('working'), movedEvent())),
    lets('root', 'an administrator delete a message', commit(remove('leads/l1'), deletedEvent())),
    stops('root', 'an administrator altering a message', commit(update('leads/l1', { message: 'X' }))),
    stops(
      'root',
      'an administrator altering a message on the way',
      commit(move('working', { message: 'X' }), movedEvent({ message: ['Aș vrea să aflu mai multe.', 'X'] })),
    ),
    stops('root', 'a state that there is not', commit(move('da'), movedEvent({ state: [null, 'da'] }))),
    stops('root', 'a move without a record', commit(move('working'))),
    stops('root', 'a move recorded of another message', commit(move('working'), movedEvent({}, 'leads/l2'))),
    stops('ana', 'a person moving a message', commit(move('working'), movedEvent())),
    lets('root', 'an administrator take a message on', commit(own('root'), ownedEvent(null, 'root'))),
    lets(
      'root',
      'an administrator give back what another took on',
      commit(own(null, 'l2'), ownedEvent('ana', null, 'l2')),
    ),
    stops('root', 'a message given to somebody else', commit(own('ana'), ownedEvent(null, 'ana'))),
    stops('root', 'a message taken on without a record', commit(own('root'))),
    stops('root', 'a message taken on under the record of a move', commit(own('root'), movedEvent())),
    stops('ana', 'a person taking a message on', commit(own('ana'), ownedEvent(null, 'ana'))),
    ...['notes', 'replies'].map((kind) =>
      stops(
        'root',
        `${kind} written past the function that mails and records them`,
        commit(
          update('leads/l1', { [kind]: [], lastAuditId: 'e1' }),
          set('auditEvents/e1', auditEvent('lead.changed', 'leads/l1', { [kind]: [null, []] })),
        ),
      ),
    ),
    stops('root', 'a message deleted without a record', commit(remove('leads/l1'))),
    stops(
      'root',
      'a message deleted under the record of another',
      commit(remove('leads/l1'), deletedEvent('leads/l2', 'leads__l1__0')),
    ),
    stops(
      'root',
      'two messages deleted under one record',
      commit(remove('leads/l1'), remove('leads/l2'), deletedEvent()),
    ),
    lets(
      'root',
      'an administrator delete a message that came again under the id of a deleted one',
      commit(remove('leads/again'), deletedEvent('leads/again', 'leads__again__5000')),
    ),
    stops(
      'root',
      'a deletion told by the record of an earlier one',
      commit(remove('leads/again'), deletedEvent('leads/again', 'leads__again__0')),
    ),
    stops('root', 'a record of a deletion that does not happen', commit(deletedEvent())),
    stops('root', 'a record of the deletion of what never was', commit(deletedEvent('leads/l9', 'leads__l9__0'))),
    stops(
      'root',
      'a record that repeats what is to be gone',
      commit(remove('leads/l1'), deletedEvent('leads/l1', 'leads__l1__0', { email: ['ioana@exemplu.ro', null] })),
    ),
    stops('ana', 'a person deleting a message', commit(remove('leads/l1'), deletedEvent())),
  ],
};
