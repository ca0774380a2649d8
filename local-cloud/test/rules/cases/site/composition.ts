import { commit, get, lets, list, minutesFromNow, type RulesSuite, remove, set, stops } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const ORDERS = 'composition/orders';
const FIGURES = 'releaseFigures/mf_public__2026-11-24';
const orders = { revision: 1, sections: { mf_public: { disabled: { ro: 'Gata', en: 'Over' } } } };
const figures = { section: 'mf_public', day: '2026-11-24', builds: {}, expiresAt: minutesFromNow(60) };

/** Releases of sections: administrators read what is ordered and counted, functions alone write it. */
export const compositionSuite: RulesSuite = {
  name: 'releases of sections',
  documents: { ...PEOPLE, [ORDERS]: orders, [FIGURES]: figures },
  cases: [
    lets('root', 'an administrator read what is ordered', get(ORDERS)),
    lets('root', 'an administrator list what was counted', list('releaseFigures', ['day', 'EQUAL', '2026-11-24'])),
    ...['ana', undefined].flatMap((uid) => [
      stops(uid, 'reading what is ordered', get(ORDERS)),
      stops(uid, 'reading what was counted', get(FIGURES)),
      stops(uid, 'listing what was counted', list('releaseFigures', ['day', 'EQUAL', '2026-11-24'])),
    ]),
    ...['root', 'ana', undefined].flatMap((uid) => [
      stops(uid, 'an order past the function', commit(set(ORDERS, { ...orders, revision: 2 }))),
      stops(uid, 'a deletion of the orders', commit(remove(ORDERS))),
      stops(uid, 'orders beside the orders', commit(set('composition/others', orders))),
      stops(uid, 'figures of the own making', commit(set(FIGURES, { ...figures, builds: { b1: { visits: 9 } } }))),
      stops(uid, 'a deletion of figures', commit(remove(FIGURES))),
    ]),
  ],
};
