import { RIGHTS, ROLE_RIGHTS, type StaffRole, storedRole } from '@cursiv/shared-domain';
import { commit, get, lets, list, type RulesSuite, remove, set, stops } from '../../rules-case.ts';
import { PEOPLE, profile } from '../people.ts';

const PATH = 'siteFigures/2026-11__documents';
const figures = { month: '2026-11', counts: { '2026-11-22:registered': 3 } };

const ROLES: readonly StaffRole[] = ['moderator', 'support', 'translator'];
const totalsOf = (right: string) => `siteFigures/${right}__documents`;

/** What there is now of what a right is about, for those who hold it. */
const totals = [...RIGHTS, 'total'].flatMap((right) => [
  lets('root', `an administrator read the totals of ${right}`, get(totalsOf(right))),
  stops('ana', `a person reading the totals of ${right}`, get(totalsOf(right))),
  stops('barredMod', `a suspended moderator reading the totals of ${right}`, get(totalsOf(right))),
  ...ROLES.map((role) => {
    const isHeld = ROLE_RIGHTS[role].some((held) => held === right);
    return (isHeld ? lets : stops)(role, `${role} and the totals of ${right}`, get(totalsOf(right)));
  }),
]);

/** The figures of the site: functions count, administrators read, and the staff what they deal with. */
export const siteFiguresSuite: RulesSuite = {
  name: 'the site’s figures',
  documents: {
    ...PEOPLE,
    ...Object.fromEntries(ROLES.map((role) => [`users/${role}`, profile(role, { role: storedRole(role) })])),
    'users/barredMod': profile('barredMod', { role: storedRole('moderator'), status: 'suspended' }),
    [PATH]: figures,
    'siteShares/0a1b': { amounts: { '2026-11-22:registered': 1 } },
    ...Object.fromEntries([...RIGHTS, 'total'].map((right) => [totalsOf(right), { month: right, counts: {} }])),
  },
  cases: [
    ...totals,
    ...ROLES.flatMap((role) => [
      stops(role, `${role} reading a month`, get(PATH)),
      stops(role, `${role} listing figures`, list('siteFigures', ['month', 'EQUAL', 'resources'])),
      stops(role, `${role} making figures`, commit(set(totalsOf('resources'), { month: 'resources', counts: {} }))),
    ]),
    lets('root', 'an administrator read a month', get(PATH)),
    lets('root', 'an administrator list months', list('siteFigures', ['month', 'EQUAL', '2026-11'])),
    ...['ana', undefined].flatMap((uid) => [
      stops(uid, 'reading a month', get(PATH)),
      stops(uid, 'listing months', list('siteFigures', ['month', 'EQUAL', '2026-11'])),
    ]),
    ...['root', 'ana', undefined].flatMap((uid) => [
      stops(uid, 'figures of the own making', commit(set(PATH, { ...figures, counts: {} }))),
      stops(uid, 'a deletion', commit(remove(PATH))),
      stops(uid, 'reading what one document adds', get('siteShares/0a1b')),
      stops(uid, 'writing what one document adds', commit(set('siteShares/0a1b', { amounts: {} }))),
    ]),
  ],
};
