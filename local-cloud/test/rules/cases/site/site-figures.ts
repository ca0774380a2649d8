import { commit, get, lets, list, type RulesSuite, remove, set, stops } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'siteFigures/2026-11__documents';
const figures = { month: '2026-11', counts: { '2026-11-22:registered': 3 } };

/** The figures of the site: functions count, and administrators read. */
export const siteFiguresSuite: RulesSuite = {
  name: 'the site’s figures',
  documents: { ...PEOPLE, [PATH]: figures, 'siteShares/0a1b': { amounts: { '2026-11-22:registered': 1 } } },
  cases: [
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
