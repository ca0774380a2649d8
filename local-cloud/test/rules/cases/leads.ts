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
const answer = (answered: unknown, changes: Fields = {}) =>
  update('leads/l1', { answered, lastAuditId: 'e1', ...changes });
const answeredEvent = (told: Told = {}, subject = 'leads/l1') =>
  set('auditEvents/e1', auditEvent('lead.answered', subject, { answered: [null, true], ...told }));
const deletedEvent = (subject = 'leads/l1', id = 'leads__l1__0', told: Told = {}) =>
  set(`auditEvents/${id}`, auditEvent('lead.deleted', subject, told));
const send = (changes: Fields = {}) => commit(set('leads/new', lead(changes)));

/** Messages from the site: a function stores them, only administrators read, mark and delete them. */
export const leadsSuite: RulesSuite = {
  name: 'leads',
  documents: {
    ...PEOPLE,
    'leads/l1': lead({ createdAt: new Date(0) }),
    'leads/l2': lead({ createdAt: new Date(0) }),
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
    lets('root', 'an administrator mark a message answered', commit(answer(true), answeredEvent())),
    lets('root', 'an administrator delete a message', commit(remove('leads/l1'), deletedEvent())),
    stops('root', 'an administrator altering a message', commit(update('leads/l1', { message: 'X' }))),
    stops(
      'root',
      'an administrator altering a message on the way',
      commit(answer(true, { message: 'X' }), answeredEvent({ message: ['Aș vrea să aflu mai multe.', 'X'] })),
    ),
    stops('root', 'a mark that is no yes or no', commit(answer('da'), answeredEvent({ answered: [null, 'da'] }))),
    stops('root', 'an answer without a record', commit(answer(true))),
    stops('root', 'an answer recorded of another message', commit(answer(true), answeredEvent({}, 'leads/l2'))),
    stops('ana', 'a person marking a message answered', commit(answer(true), answeredEvent())),
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
