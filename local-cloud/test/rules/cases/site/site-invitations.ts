import {
  commit,
  get,
  lets,
  list,
  minutesFromNow,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'siteInvitations/i1';
const invitation = {
  ...{ email: 'noua@exemplu.ro', role: 'cursiv-support', locale: 'ro', status: 'pending', invitedBy: 'root', sends: 1 },
  ...{ createdAt: minutesFromNow(-5), expiresAt: minutesFromNow(60) },
};

/** Invitations to the site: administrators read them, functions alone write them. */
export const siteInvitationsSuite: RulesSuite = {
  name: 'invitations to the site',
  documents: { ...PEOPLE, [PATH]: invitation },
  cases: [
    lets('root', 'an administrator list invitations', list('siteInvitations')),
    ...['ana', undefined].flatMap((uid) => [
      stops(uid, 'reading an invitation', get(PATH)),
      stops(uid, 'listing invitations', list('siteInvitations')),
    ]),
    ...['root', 'ana', undefined].flatMap((uid) => [
      stops(uid, 'an invitation past the function', commit(set('siteInvitations/i2', invitation))),
      stops(uid, 'a better role', commit(update(PATH, { role: 'cursiv-moderator' }))),
      stops(uid, 'a longer time', commit(update(PATH, { expiresAt: minutesFromNow(6000) }))),
      stops(uid, 'a deletion', commit(remove(PATH))),
    ]),
  ],
};
