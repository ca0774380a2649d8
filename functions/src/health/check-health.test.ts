import { healthSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { type Asked, checkHealth } from './check-health.ts';
import { EXPECTED_RUNS } from './expected-runs.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const never = new Promise<never>(() => undefined);
const files = { find: async () => undefined };

const asked = (documents: Record<string, Record<string, unknown>>, more: Partial<Asked> = {}) =>
  checkHealth({ source: memoryStore(new Map(Object.entries(documents))), files, now: NOW, ...more });

const mail = (status: string, minutes: number) => ({
  uid: 'ana',
  to: 'ana@exemplu.ro',
  problem: '550 ana@exemplu.ro',
  status,
  dueAt: ago(minutes),
});

describe('the health of the site', () => {
  it('is well on a new site, in the form that the page reads', async () => {
    const health = await asked({});
    expect(health).toMatchObject({ state: 'well', checkedAt: NOW.toISOString(), schedules: { runs: [] } });
    expect(healthSchema.parse(JSON.parse(JSON.stringify(health)))).toEqual(health);
  });

  it.each([
    [15, 'well'],
    [16, 'down'],
  ])('with a mail that is due for %d minutes is %s', async (minutes, state) => {
    const health = await asked({ 'mails/m1': mail('waiting', minutes), 'mails/m2': mail('waiting', 1) });
    expect(health).toMatchObject({ state, mails: { state, dueSince: ago(minutes).toISOString() } });
  });

  it('counts no mail that waits for its time, and none that has left', async () => {
    const health = await asked({ 'mails/m1': mail('waiting', -60), 'mails/m2': mail('sent', 600) });
    expect(health.mails).toEqual({ state: 'well', dueSince: null });
  });

  it('asks for attention while dead mails lie about, and says nothing of whose they are', async () => {
    const health = await asked({ 'mails/ana__x': mail('dead', 600) });
    expect(health).toMatchObject({ state: 'attention', deadMails: { state: 'attention', count: 1 } });
    expect(JSON.stringify(health)).not.toMatch(/ana|exemplu/);
  });

  it('asks for attention while dead pushes lie about', async () => {
    const health = await asked({
      'pushes/ana__x__phone': mail('dead', 600),
      'pushes/ana__y__phone': mail('dropped', 600),
    });
    expect(health).toMatchObject({ state: 'attention', deadPushes: { state: 'attention', count: 1 } });
    expect(JSON.stringify(health)).not.toMatch(/ana|exemplu/);
  });

  it.each([
    ['sendDueMails', 12, false],
    ['sendDueMails', 13, true],
    ['eraseLeads', 2 * 1_440, false],
    ['eraseLeads', 2 * 1_440 + 11, true],
  ])('with %s done %d minutes ago: late is %s', async (name, minutes, isLate) => {
    // As Firestore has instants.
    const doneAt = { toDate: () => ago(minutes) };
    const health = await asked({ [`scheduleRuns/${name}`]: { ranAt: ago(0), doneAt } });
    expect(health.state).toBe(isLate ? 'down' : 'well');
    expect(health.schedules.runs).toEqual([{ name, doneAt: ago(minutes).toISOString(), isLate }]);
  });

  it.each([
    ['a copy', { status: 'waiting', askedAt: ago(60) }, null],
    ['a copy', { status: 'waiting', askedAt: ago(61) }, ago(61)],
    ['a copy that is there', { status: 'ready', askedAt: ago(900) }, null],
    ['a deletion to come', { status: 'asked', askedAt: ago(900), dueAt: ago(-60) }, null],
    ['a deletion', { status: 'telling', askedAt: ago(30_000), dueAt: ago(2_880) }, null],
    ['a deletion', { status: 'erasing', askedAt: ago(30_000), dueAt: ago(2_881) }, ago(2_881)],
  ])('with %s as %j is late since %s', async (_, request, since) => {
    const { state, dataRequests } = await asked({ 'dataRequests/ana__x': request });
    expect(dataRequests).toEqual({ state, dueSince: since?.toISOString() ?? null });
    expect(state).toBe(since ? 'down' : 'well');
  });

  it('is down with a schedule that has never done its work, and knows nothing of schedules that are gone', async () => {
    const health = await asked({
      'scheduleRuns/sendDueMails': { ranAt: ago(0), doneAt: null },
      'scheduleRuns/oldSchedule': { ranAt: ago(90_000), doneAt: ago(90_000) },
    });
    expect(health.schedules).toEqual({
      state: 'down',
      runs: [{ name: 'sendDueMails', doneAt: null, isLate: true }],
    });
  });

  it('costs the same reads of schedules, however many ever ran', async () => {
    const read: string[] = [];
    const store = memoryStore(
      new Map(Array.from({ length: 200 }, (_, index) => [`scheduleRuns/old${index}`, { ranAt: ago(0), doneAt: null }])),
    );
    const source: DocumentSource = {
      ...store,
      get: (path) => {
        read.push(path);
        return store.get(path);
      },
      find: async (query) => {
        const found = await store.find(query);
        read.push(...found.map(({ path }) => path));
        return found;
      },
    };
    await asked({}, { source });
    const expected = Object.keys(EXPECTED_RUNS).map((name) => `scheduleRuns/${name}`);
    expect(read.filter((path) => path.startsWith('scheduleRuns/')).toSorted()).toEqual(expected.toSorted());
  });

  it('is down when a part fails or does not answer, and says so in time', async () => {
    const silent: DocumentSource = { get: () => never, find: () => never, count: () => never };
    const broken = { find: () => Promise.reject(new Error('ana@exemplu.ro')) };
    const health = await checkHealth({ source: silent, files: broken, now: NOW, patienceMs: 5 });
    const { checkedAt, ...rest } = health;
    expect(rest).toEqual({
      state: 'down',
      database: { state: 'down' },
      storage: { state: 'down' },
      mails: { state: 'down', dueSince: null },
      pushes: { state: 'down', dueSince: null },
      schedules: { state: 'down', runs: [] },
      deadMails: { state: 'down', count: null },
      deadPushes: { state: 'down', count: null },
      dataRequests: { state: 'down', dueSince: null },
    });
    expect(checkedAt).toBe(NOW.toISOString());
  });
});

/** A schedule as App Engine writes it, in minutes. */
const minutesOf = (schedule: string): number => {
  const [, count = '1', unit = 'day'] = /^every (?:(\d+) )?(minutes|hours|day)/.exec(schedule) ?? [];
  return Number(count) * { minutes: 1, hours: 60, day: 1_440 }[unit as 'minutes' | 'hours' | 'day'];
};

it('every schedule is expected as often as it runs', async () => {
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-test', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const exported: Record<string, unknown> = await import('../main.ts');
  const found = Object.entries(exported as Record<string, { __endpoint: { scheduleTrigger?: { schedule: string } } }>)
    .flatMap(([name, { __endpoint }]) =>
      __endpoint.scheduleTrigger ? [[name, __endpoint.scheduleTrigger.schedule]] : [],
    )
    .map(([name = '', schedule = '']) => [name, minutesOf(schedule)]);
  expect(Object.fromEntries(found)).toEqual(EXPECTED_RUNS);
});
