import { initializeApp } from 'firebase-admin/app';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  onDocumentCreated,
  onDocumentCreatedWithAuthContext,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';
import type { Clock } from './schedules/clock.ts';

const ROOT = 'projects/demo-test/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };

// The module's own exports, because an import here would be a copy.
const logger = jest.requireActual<typeof import('firebase-functions/logger')>('firebase-functions/logger');

let cloud: TestServices;
let printed: jest.SpyInstance;
const events: string[] = [];
const ids = new Set<string>();

const title = (snapshot: DocumentSnapshot | undefined) => snapshot?.data()?.title ?? 'nothing';

/** A clock that stands still until told to advance. */
class TestClock implements Clock {
  #now = Date.parse('2026-03-01T01:30:00Z');
  #waiting: { time: number; run: () => void }[] = [];

  now = () => new Date(this.#now);

  at = (time: Date, run: () => void) => {
    const wait = { time: time.getTime(), run };
    this.#waiting.push(wait);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== wait);
    };
  };

  goOnTo(time: string): void {
    const due = this.#waiting.filter((wait) => wait.time <= Date.parse(time)).sort((a, b) => a.time - b.time);
    this.#waiting = this.#waiting.filter((wait) => !due.includes(wait));
    for (const { time: at, run } of due) {
      this.#now = at;
      run();
    }
    this.#now = Date.parse(time);
  }
}

const clock = new TestClock();

/** What the runs of `countVisit` wait for, and how many of them began. */
let openDoors = () => {};
let doors = Promise.resolve();
let begun = 0;

const functions = {
  refreshCourse: onDocumentWritten('courses/{courseId}', (event) => {
    ids.add(event.id);
    const { before, after } = event.data ?? {};
    events.push(`${event.params.courseId}: ${title(before)} -> ${title(after)}`);
    if (after?.get('title') === 'crash') throw new TypeError('a bug');
  }),
  createdLesson: onDocumentCreated('courses/{courseId}/lessons/{lessonId}', ({ data, params }) => {
    events.push(`created ${params.courseId}/${params.lessonId} at ${data?.createTime.toDate().getFullYear()}`);
  }),
  updatedLesson: onDocumentUpdated('courses/{path=**}', ({ data, params }) => {
    if (params.path.includes('/')) events.push(`updated ${params.path} to ${title(data?.after)}`);
  }),
  deletedSite: onDocumentDeleted('settings/site', ({ data, time }) => {
    events.push(`deleted ${data?.ref.path} with ${title(data)} ${Number.isNaN(Date.parse(time))}`);
  }),
  countVisit: onDocumentCreated('visits/{id}', async () => {
    begun += 1;
    await doors;
    events.push('visit');
  }),
  greetVisitor: onDocumentCreated('visits/{id}', ({ params }) => {
    events.push(`welcome ${params.id}`);
  }),
  tidyUp: onSchedule('every day 03:00', ({ scheduleTime, jobName }) => {
    events.push(`${jobName} at ${scheduleTime}`);
  }),
  report: onSchedule({ schedule: '0 9 * * 1', timeZone: 'Europe/Bucharest' }, () => {
    throw new Error('no printer');
  }),
  unreadable: onSchedule('every 7 minutes', () => {}),
  unsupported: onDocumentCreatedWithAuthContext('courses/{courseId}', () => {}),
};

beforeAll(() => {
  process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:1';
  initializeApp({ projectId: 'demo-test' });
});

beforeEach(async () => {
  events.length = 0;
  printed = jest.spyOn(console, 'error').mockImplementation();
  cloud = await startTestServices({
    functions,
    clock,
    seed: async () => {
      await store('courses/seeded', { title: { stringValue: 'Demo' } });
    },
  });
});

afterEach(async () => {
  await cloud.close();
  jest.restoreAllMocks();
});

const store = (path: string, fields: object) =>
  fetch(`${cloud.url}/v1/${ROOT}/${path}`, { method: 'PATCH', headers: OWNER, body: JSON.stringify({ fields }) });

const remove = (path: string) => fetch(`${cloud.url}/v1/${ROOT}/${path}`, { method: 'DELETE', headers: OWNER });

/** Waits for the functions' background work. */
async function heard(expected: string[]): Promise<void> {
  for (let turn = 0; turn < 200 && events.length < expected.length; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(events).toEqual(expected);
}

describe('functions that wait for documents', () => {
  it('get the state before and after each change of a matching document, and its parameters', async () => {
    await store('courses/a', { title: { stringValue: 'Somn' } });
    await store('courses/a', { title: { stringValue: 'Somn bun' } });
    await store('courses/a', { title: { stringValue: 'Somn bun' } });
    await remove('courses/a');
    await store('bookings/a', { title: { stringValue: 'not a course' } });
    await heard(['a: nothing -> Somn', 'a: Somn -> Somn bun', 'a: Somn bun -> nothing']);
    expect(ids.size).toBeGreaterThanOrEqual(3);
  });

  it('hear only of the kind of change, and of the depth, they ask for', async () => {
    await store('courses/a/lessons/one', { title: { stringValue: 'Unu' } });
    await store('courses/a/lessons/one', { title: { stringValue: 'Doi' } });
    await store('settings/site', { title: { stringValue: 'Cursiv' } });
    await remove('settings/site');
    const year = new Date().getFullYear();
    await heard([
      `created a/one at ${year}`,
      'updated a/lessons/one to Doi',
      'deleted settings/site with Cursiv false',
    ]);
  });

  it('hear of every document of a commit, once it is stored', async () => {
    const writes = ['x', 'y'].map((id) => ({ update: { name: `${ROOT}/courses/${id}`, fields: {} } }));
    await fetch(`${cloud.url}/v1/${ROOT}:commit`, { method: 'POST', headers: OWNER, body: JSON.stringify({ writes }) });
    await heard(['x: nothing -> nothing', 'y: nothing -> nothing']);
  });

  it('run a few at a time, so that a large commit leaves room for others', async () => {
    begun = 0;
    doors = new Promise((resolve) => {
      openDoors = resolve;
    });
    const writes = Array.from({ length: 30 }, (_, id) => ({ update: { name: `${ROOT}/visits/v${id}`, fields: {} } }));
    await fetch(`${cloud.url}/v1/${ROOT}:commit`, { method: 'POST', headers: OWNER, body: JSON.stringify({ writes }) });
    await heard(writes.map((_, id) => `welcome v${id}`));
    expect(begun).toBe(8);
    openDoors();
    await heard([...events.slice(0, 30), ...writes.map(() => 'visit')]);
    expect(begun).toBe(30);
  });

  it('crash alone: the failure is printed and logged, and the next event arrives', async () => {
    await store('courses/a', { title: { stringValue: 'crash' } });
    await store('courses/b', { title: { stringValue: 'well' } });
    await heard(['a: nothing -> crash', 'b: nothing -> well']);
    expect(printed).toHaveBeenCalledWith(expect.stringContaining('refreshCourse failed'), expect.any(TypeError));
    const log = (await (await fetch(`${cloud.url}/emulator/v1/requests`)).json()) as { status: number }[];
    const target = ['refreshCourse', 'courses/a'];
    expect(log).toContainEqual(expect.objectContaining({ service: 'functions', status: 500, targets: target }));
  });

  it('hear of a document deleted in the console, but not of demo data put back', async () => {
    await fetch(`${cloud.url}/reset`, { method: 'POST', redirect: 'manual' });
    await fetch(`${cloud.url}/documents/delete`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ path: 'courses/seeded' }),
    });
    await heard(['seeded: Demo -> nothing']);
  });

  it('are named when local-cloud cannot start them', async () => {
    await store('courses/a', {});
    await heard(['a: nothing -> nothing']);
    expect(printed).toHaveBeenCalledWith(expect.stringContaining('unsupported has a trigger'));
    expect(printed).toHaveBeenCalledWith(expect.stringContaining('unreadable is not scheduled'), expect.any(Error));
  });
});

describe('functions with a schedule', () => {
  const schedules = async () => (await fetch(`${cloud.url}/emulator/v1/schedules`)).json() as Promise<unknown>;

  it('run when their time has come, and wait for the next', async () => {
    expect(await schedules()).toEqual([
      { name: 'tidyUp', schedule: 'every day 03:00', timeZone: 'UTC', next: '2026-03-01T03:00:00.000Z' },
      { name: 'report', schedule: '0 9 * * 1', timeZone: 'Europe/Bucharest', next: '2026-03-02T07:00:00.000Z' },
    ]);
    clock.goOnTo('2026-03-01T03:00:01Z');
    await heard(['firebase-schedule-tidyUp-us-central1 at 2026-03-01T03:00:00.000Z']);
    expect(await schedules()).toContainEqual(expect.objectContaining({ next: '2026-03-02T03:00:00.000Z' }));
  });

  it('run on demand, from the console and by a request', async () => {
    const run = (name: string) => fetch(`${cloud.url}/emulator/v1/schedules?name=${name}`, { method: 'POST' });
    expect(await (await run('tidyUp')).json()).toEqual({ name: 'tidyUp', succeeded: true });
    const logged = jest.spyOn(logger, 'error').mockImplementation();
    expect(await (await run('report')).json()).toEqual({ name: 'report', succeeded: false });
    expect(logged.mock.calls.flat().join()).toContain('no printer');
    logged.mockRestore();
    expect((await run('refreshCourse')).status).toBe(404);
    const answer = await fetch(`${cloud.url}/functions/run`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ name: 'tidyUp' }),
    });
    expect(answer.headers.get('location')).toBe('/functions?done=ran');
    expect(events).toHaveLength(2);
  });

  it('are listed in the console with their triggers', async () => {
    const page = await (await fetch(`${cloud.url}/functions`, { headers: { 'accept-language': 'en' } })).text();
    expect(page).toContain('on any change in <code>courses/{courseId}</code>');
    expect(page).toContain('<code>every day 03:00</code>');
  });
});
