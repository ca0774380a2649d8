import {
  commit,
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
} from '../../rules-case.ts';
import { auditEvent, flagEvent } from '../audit-event.ts';
import { PEOPLE, profile } from '../people.ts';

const fresh = profile('dan', { createdAt: NOW, updatedAt: NOW });
const flagOn = (uid: string, flag: string) =>
  update(`users/${uid}`, { [flag]: true, updatedAt: NOW, lastAuditId: 'e1' });

const reading = [
  lets('ana', 'a person read the own profile', get('users/ana')),
  lets('dan', 'a person ask for the own profile before it exists', get('users/dan')),
  lets('root', 'an administrator read a profile', get('users/ana')),
  lets('root', 'an administrator list everybody', list('users')),
  stops(undefined, 'a visitor reading a profile', get('users/ana')),
  stops('bogdan', 'a person reading the profile of another', get('users/ana')),
  stops('bogdan', 'a person listing everybody', list('users')),
  stops('bogdan', 'a person looking an address up', list('users', ['email', 'EQUAL', 'ana@cursiv.test'])),
  stops('bogdan', 'a person looking for administrators', list('users', ['isAdmin', 'EQUAL', true])),
  stops('bogdan', 'a walk through everybody one by one', { kind: 'list', collection: 'users', where: [], limit: 1 }),
  stops('fake', 'a profile whose isAdmin is the word "true" from listing everybody', list('users')),
];

const registering = [
  lets('dan', 'a person create the own profile with default rights', commit(set('users/dan', fresh))),
  lets(
    'dan',
    'a person record which terms they accept',
    commit(set('users/dan', { ...fresh, termsVersion: '2026-11-22' })),
  ),
  ...['soon', '2026-11-22x', '', 1, true].map((termsVersion) =>
    stops('dan', `terms of the version ${termsVersion}`, commit(set('users/dan', { ...fresh, termsVersion }))),
  ),
  stops('bogdan', 'a profile for another uid', commit(set('users/dan', fresh))),
  stops(undefined, 'a visitor creating a profile', commit(set('users/dan', fresh))),
  ...['isAdmin', 'verifiedCreator', 'verifiedExpert', 'verifiedInstructor'].map((flag) =>
    stops('dan', `a new profile with ${flag}`, commit(set('users/dan', { ...fresh, [flag]: true }))),
  ),
  stops('dan', 'a new profile with another role', commit(set('users/dan', { ...fresh, role: 'admin' }))),
  stops('dan', 'a new profile with the address of another', commit(set('users/dan', { ...fresh, email: 'x@y.ro' }))),
  stops('dan', 'a new profile with an extra field', commit(set('users/dan', { ...fresh, status: 'active' }))),
  stops('dan', 'a new profile without a field', commit(set('users/dan', without(fresh, 'role')))),
  stops('dan', 'a name that is a map', commit(set('users/dan', { ...fresh, name: { ro: 'Dan' } }))),
  stops('dan', 'a name of 81 characters', commit(set('users/dan', { ...fresh, name: 'x'.repeat(81) }))),
  stops('dan', 'a made-up time', commit(set('users/dan', { ...fresh, createdAt: new Date(0) }))),
];

const editing = [
  lets('ana', 'a person rename themselves', commit(update('users/ana', { name: 'Ana M.', updatedAt: NOW }))),
  lets(
    'ana',
    'a person save the full profile with nothing else changed',
    commit(set('users/ana', { ...profile('ana'), name: 'Ana M.', updatedAt: NOW })),
  ),
  stops('ana', 'a rename without its time', commit(update('users/ana', { name: 'Ana M.' }))),
  stops('bogdan', 'a person renaming another', commit(update('users/ana', { name: 'X', updatedAt: NOW }))),
  ...[true, 'true', 1, undefined].map((value) =>
    stops('ana', `isAdmin set to ${value}`, commit(update('users/ana', { isAdmin: value, updatedAt: NOW }))),
  ),
  stops('ana', 'a role of choice', commit(update('users/ana', { role: 'admin', updatedAt: NOW }))),
  stops('ana', 'a choice of what was begun', commit(update('users/ana', { hasDrafts: false, updatedAt: NOW }))),
  stops('dan', 'a profile that says what was begun', commit(set('users/dan', { ...fresh, hasDrafts: false }))),
  stops('ana', 'other accepted terms', commit(update('users/ana', { termsVersion: '2026-11-23', updatedAt: NOW }))),
  stops('ana', 'another address', commit(update('users/ana', { email: 'x@y.ro', updatedAt: NOW }))),
  stops('ana', 'deleting the own profile', commit(remove('users/ana'))),
  stops('root', 'an administrator deleting a profile', commit(remove('users/ana'))),
  stops(
    'ana',
    'a batch of a legal and an illegal write',
    commit(update('users/ana', { name: 'A', updatedAt: NOW }), update('users/bogdan', { name: 'B', updatedAt: NOW })),
  ),
];

const rights = [
  ...['isAdmin', 'verifiedCreator', 'verifiedExpert', 'verifiedInstructor'].map((flag) =>
    lets('root', `an administrator switch ${flag} of another`, commit(flagOn('ana', flag), flagEvent('ana', flag))),
  ),
  lets(
    'root',
    'an administrator verify themselves',
    commit(flagOn('root', 'verifiedExpert'), flagEvent('root', 'verifiedExpert')),
  ),
  stops('root', 'a switched flag without a record', commit(flagOn('ana', 'isAdmin'))),
  stops(
    'root',
    'a switched flag that names a record of long ago',
    commit(update('users/ana', { isAdmin: true, updatedAt: NOW, lastAuditId: 'old' })),
  ),
  stops('root', 'a record about somebody else', commit(flagOn('ana', 'isAdmin'), flagEvent('bogdan', 'isAdmin'))),
  stops('root', 'a record about another flag', commit(flagOn('ana', 'isAdmin'), flagEvent('ana', 'verifiedExpert'))),
  stops(
    'root',
    'a record in the name of another',
    commit(flagOn('ana', 'isAdmin'), flagEvent('ana', 'isAdmin', { actorUid: 'bogdan' })),
  ),
  stops(
    'root',
    'an administrator giving up the own isAdmin',
    commit(update('users/root', { isAdmin: false, updatedAt: NOW, lastAuditId: 'e1' }), flagEvent('root', 'isAdmin')),
  ),
  stops(
    'root',
    'a flag that is no boolean',
    commit(update('users/ana', { isAdmin: 'true', updatedAt: NOW, lastAuditId: 'e1' }), flagEvent('ana', 'isAdmin')),
  ),
  stops(
    'root',
    'an administrator renaming another',
    commit(update('users/ana', { name: 'X', updatedAt: NOW, lastAuditId: 'e1' }), flagEvent('ana', 'name')),
  ),
  stops(
    'ana',
    'a person switching the own flag with a record',
    commit(flagOn('ana', 'isAdmin'), flagEvent('ana', 'isAdmin', { actorUid: 'ana' })),
  ),
];

/** Profiles: only administrators read or promote others, and leave a record. */
export const usersSuite: RulesSuite = {
  name: 'users',
  documents: {
    ...PEOPLE,
    'auditEvents/old': auditEvent('user.flag.changed', 'users/ana', { isAdmin: [false, true] }, { at: new Date(0) }),
  },
  cases: [...reading, ...registering, ...editing, ...rights],
};
