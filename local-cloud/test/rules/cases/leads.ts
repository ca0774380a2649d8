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
const send = (changes: Fields = {}) => commit(set('leads/new', lead(changes)));

/** Messages from the site: anybody leaves one, only administrators read them. */
export const leadsSuite: RulesSuite = {
  name: 'leads',
  documents: { ...PEOPLE, 'leads/l1': lead({ createdAt: new Date(0) }) },
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
    stops('root', 'an administrator altering a message', commit(update('leads/l1', { message: 'X' }))),
    stops('root', 'an administrator deleting a message', commit(remove('leads/l1'))),
  ],
};
