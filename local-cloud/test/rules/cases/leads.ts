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
const deletedEvent = (subject = 'leads/l1', id = 'leads__l1__deleted', told: Told = {}) =>
  set(`auditEvents/${id}`, auditEvent('lead.deleted', subject, told));
const send = (changes: Fields = {}) => commit(set('leads/new', lead(changes)));

/** Messages from the site: anybody leaves one, only administrators read, mark and delete them. */
export const leadsSuite: RulesSuite = {
  name: 'leads',
  documents: { ...PEOPLE, 'leads/l1': lead({ createdAt: new Date(0) }), 'leads/l2': lead({ createdAt: new Date(0) }) },
  cases: [
    lets(undefined, 'a visitor leave a message', send()),
    lets('ana', 'a signed-in person leave a message with a phone number', send({ phone: '+40 700 000 000' })),
    lets('root', 'an administrator read messages', list('leads')),
    stops(undefined, 'another source', send({ source: 'import' })),
    stops(undefined, 'a missing source', commit(set('leads/new', without(lead(), 'source')))),
    stops(undefined, 'a made-up time', send({ createdAt: new Date(0) })),
    stops(undefined, 'an extra field', send({ status: 'converted' })),
    stops(undefined, 'a message without consent', send({ consent: false })),
    stops(undefined, 'a message of 2001 characters', send({ message: 'x'.repeat(2001) })),
    stops(undefined, 'an empty message', send({ message: '   ' })),
    stops(undefined, 'a name that is a list', send({ name: ['Ioana'] })),
    stops(undefined, 'something that is no address', send({ email: 'ioana' })),
    stops(undefined, 'an unknown language', send({ locale: 'fr' })),
    stops(undefined, 'a page that is no path', send({ page: 'https://elsewhere.test/' })),
    stops(undefined, 'a page of 201 characters', send({ page: `/${'x'.repeat(200)}` })),
    stops(undefined, 'a phone number of 31 characters', send({ phone: '0'.repeat(31) })),
    stops(
      undefined,
      'two hundred fields',
      send(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}`, i]))),
    ),
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
      commit(remove('leads/l1'), deletedEvent('leads/l2', 'leads__l1__deleted')),
    ),
    stops(
      'root',
      'two messages deleted under one record',
      commit(remove('leads/l1'), remove('leads/l2'), deletedEvent()),
    ),
    stops('root', 'a record of a deletion that does not happen', commit(deletedEvent())),
    stops('root', 'a record of the deletion of what never was', commit(deletedEvent('leads/l9', 'leads__l9__deleted'))),
    stops(
      'root',
      'a record that repeats what is to be gone',
      commit(remove('leads/l1'), deletedEvent('leads/l1', 'leads__l1__deleted', { email: ['ioana@exemplu.ro', null] })),
    ),
    stops('ana', 'a person deleting a message', commit(remove('leads/l1'), deletedEvent())),
  ],
};
