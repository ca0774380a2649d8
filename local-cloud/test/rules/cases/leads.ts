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

/** Messages from the site: a function stores them, only administrators read them. */
export const leadsSuite: RulesSuite = {
  name: 'leads',
  documents: { ...PEOPLE, 'leads/l1': lead({ createdAt: new Date(0) }) },
  cases: [
    lets('root', 'an administrator read messages', list('leads')),
    stops(undefined, 'a visitor storing a message past the function that counts them', send()),
    stops('ana', 'a person storing one', send({ phone: '+40 700 000 000' })),
    stops('root', 'an administrator storing one', send()),
    stops(undefined, 'a message without most of its fields', commit(set('leads/new', { source: 'website_form' }))),
    stops(undefined, 'a message written over another', commit(set('leads/l1', lead()))),
    stops(undefined, 'a visitor reading a message', get('leads/l1')),
    stops('ana', 'a person listing messages', list('leads')),
    stops('root', 'an administrator altering a message', commit(update('leads/l1', { message: 'X' }))),
    stops('root', 'an administrator deleting a message', commit(remove('leads/l1'))),
  ],
};
