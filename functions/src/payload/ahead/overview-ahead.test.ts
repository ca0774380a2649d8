import { bookingsOf, draftsOf, latestLearning, nextBookings, queryKey, type StoredQuery } from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';
import { overviewAhead } from './overview-ahead.ts';

const NOW = new Date('2026-11-30T08:03:21Z');
const SLOT = new Date('2026-11-30T08:00:00Z');
const A_DAY_BEFORE = new Date('2026-11-29T08:00:00Z');

const ALWAYS = [
  ...['users/ana', 'users/ana/settings/preferences', 'users/ana/unread/notifications'],
  queryKey(latestLearning('ana', 3)),
  queryKey(nextBookings('ana', SLOT, 3)),
];
const DRAFTS = queryKey(draftsOf('ana', 3));
const REQUESTS = queryKey(bookingsOf('expert', 'ana', A_DAY_BEFORE));

/** A database with these documents, in the fields' own form; what is `closed` is closed to the reader. */
function holding(stored: Record<string, object>, closed: readonly string[] = []): ReadersDatabase {
  const answer = async (key: string, documents: object[]) =>
    closed.includes(key)
      ? undefined
      : { query: { parent: key, structuredQuery: {} }, readTime: NOW.toISOString(), documents: documents as never };
  return {
    get: async () => undefined,
    list: async () => [],
    watch: (path) => answer(path, stored[path] ? [{ name: path, fields: stored[path] }] : []),
    find: (query: StoredQuery) => answer(queryKey(query), []),
  };
}

const askedFor = async (database: ReadersDatabase) =>
  Object.keys((await overviewAhead(database, 'ana', NOW)).watched ?? {}).toSorted();
const never = { hasDrafts: { booleanValue: false }, hasRequests: { booleanValue: false } };
const aGoal = { mapValue: { fields: { kind: { stringValue: 'minutes' }, count: { integerValue: '60' } } } };

describe('what the start page of the dashboard reads at first', () => {
  it('leaves out what a person has never begun, as the page does', async () => {
    expect(await askedFor(holding({ 'users/ana': never }))).toEqual(ALWAYS.toSorted());
  });

  it('has the drafts and requests of who has some, or may have', async () => {
    const begun = { 'users/ana': { hasDrafts: { booleanValue: true } } };
    expect(await askedFor(holding(begun))).toEqual([...ALWAYS, DRAFTS, REQUESTS].toSorted());
    expect(await askedFor(holding({}))).toEqual([...ALWAYS, DRAFTS, REQUESTS].toSorted());
  });

  it('has what was learned this week for who has a goal', async () => {
    const stored = { 'users/ana': never, 'users/ana/settings/preferences': { weeklyGoal: aGoal } };
    expect(await askedFor(holding(stored))).toEqual([...ALWAYS, 'users/ana/learned/lessons'].toSorted());
  });

  it('leaves out what is closed to the reader', async () => {
    const closed = 'users/ana/unread/notifications';
    const found = await askedFor(holding({ 'users/ana': never }, [closed]));
    expect(found).toEqual(ALWAYS.filter((one) => one !== closed).toSorted());
  });
});
