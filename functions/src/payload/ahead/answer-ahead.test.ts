import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAhead, placeAhead, readsOf } from './answer-ahead.ts';

const text = (value: string) => ({ stringValue: value });
const map = (fields: object = {}) => ({ mapValue: { fields } });
const list = (...values: object[]) => ({ arrayValue: { values } });

const COURSE = {
  ...{ ownerUid: text('vera'), status: text('published'), baseLocale: text('ro'), title: map({ ro: text('Litere') }) },
  ...{ locales: list(text('ro')), subtitle: map(), description: map(), outcomes: map(), categoryId: text('arts') },
  ...{ level: text('beginner'), instructors: list(), outline: list(), durationSec: { integerValue: '600' } },
  ...{ lessonCount: { integerValue: '1' }, version: { integerValue: '3' }, ratingAvg: { integerValue: '0' } },
  ...{ ratingCount: { integerValue: '0' }, enrollmentCount: { integerValue: '0' } },
  publishedAt: { timestampValue: '2026-03-01T10:00:00Z' },
};
const LISTS = 'courses/c1/versions/3/lessonLists';
const BODY = 'courses/c1/versions/3/bodies/l1_ro';

interface Asked {
  path: string;
  token: string | undefined;
  attested: string | string[] | undefined;
}

let database: Server;
let asked: Asked[];
/** What the database gives the learner Ana, by path; everything else is closed to her. */
let open: Record<string, object>;
const env = process.env;

beforeEach(async () => {
  asked = [];
  open = {
    'courses/c1': { name: 'projects/p/databases/(default)/documents/courses/c1', fields: COURSE },
    [BODY]: { name: `projects/p/databases/(default)/documents/${BODY}`, fields: { text: text('Bună!') } },
    [LISTS]: {
      documents: [{ name: `projects/p/databases/(default)/documents/${LISTS}/0`, fields: { lessons: list() } }],
    },
  };
  database = createServer((request, response) => {
    const [, path = ''] = /\/v1\/projects\/p\/databases\/\(default\)\/documents\/(.*)/.exec(request.url ?? '') ?? [];
    const { authorization, 'x-firebase-appcheck': attested } = request.headers;
    asked.push({ path, token: authorization, attested });
    const found = authorization === 'Bearer ana' ? open[path] : undefined;
    response.writeHead(found ? 200 : 403, { 'Content-Type': 'application/json' }).end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
  const { port } = database.address() as AddressInfo;
  process.env = { ...env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`, GCLOUD_PROJECT: 'p' };
});
afterEach(() => {
  process.env = env;
  database.close();
});

const PLACE = { locale: 'en', courseId: 'c1', lessonId: 'l1' } as const;
const NOW = new Date('2026-11-30T08:03:00Z');
const ana = { idToken: 'ana', attested: 'genuine' };

describe('what a lesson’s page reads at first', () => {
  it('is the course, its lessons and the text that shows, as the reader may read them, and stays in no cache', async () => {
    const { status, headers, body } = await answerAhead('GET', PLACE, ana, NOW);
    expect({ status, headers }).toEqual({ status: 200, headers: { 'Cache-Control': 'private, no-store' } });
    expect(body).toEqual({
      documents: {
        'courses/c1': expect.objectContaining({ version: 3, publishedAt: '2026-03-01T10:00:00Z' }),
        [BODY]: { text: 'Bună!' },
      },
      folders: { [LISTS]: [{ id: '0', fields: { lessons: [] } }] },
    });
    expect(readsOf(body as Parameters<typeof readsOf>[0])).toBe(3);
    expect(asked.map(({ path }) => path).toSorted()).toEqual(['courses/c1', BODY, LISTS].toSorted());
    expect(new Set(asked.map(({ token, attested }) => `${token} ${attested}`))).toEqual(
      new Set(['Bearer ana genuine']),
    );
  });

  it('is without the text that is closed to the reader', async () => {
    delete open[BODY];
    const { body } = await answerAhead('GET', PLACE, ana, NOW);
    expect(Object.keys((body as { documents: object }).documents)).toEqual(['courses/c1']);
  });

  it('is nothing of a course that is closed to the reader, and nothing more is asked', async () => {
    const { status, body } = await answerAhead('GET', PLACE, { idToken: 'somebody' }, NOW);
    expect({ status, body }).toEqual({ status: 200, body: { documents: {}, folders: {} } });
    expect(asked).toHaveLength(1);
  });

  it('is refused to whoever does not say who they are, and to other methods', async () => {
    expect(await answerAhead('GET', PLACE, undefined, NOW)).toMatchObject({ status: 401 });
    expect(await answerAhead('POST', PLACE, ana, NOW)).toMatchObject({ status: 405 });
    expect(asked).toEqual([]);
  });

  it('fails when the database is out of order', async () => {
    database.removeAllListeners('request').on('request', (_, response) => response.writeHead(503).end());
    await expect(answerAhead('GET', PLACE, ana, NOW)).rejects.toThrow('503');
  });
});

describe('the address', () => {
  it('names a lesson in a language', () => {
    const place = { locale: 'ro', courseId: 'c1', lessonId: 'l-1' };
    expect(placeAhead('/payload/ro/ahead/c1/l-1.json')).toEqual(place);
    expect(placeAhead('/demo-cursiv/us-central1/payload/payload/ro/ahead/c1/l-1.json')).toEqual(place);
  });

  it('names the home of a course', () => {
    const place = { locale: 'en', courseId: 'c1' };
    expect(placeAhead('/payload/en/course-ahead/c1.json')).toEqual(place);
    expect(placeAhead('/demo-cursiv/us-central1/payload/payload/en/course-ahead/c1.json')).toEqual(place);
  });

  it('names the start page of the dashboard', () => {
    expect(placeAhead('/payload/en/ahead/overview.json')).toBe('overview');
  });

  it.each([
    '/payload/en/ahead/somewhere.json',
    '/payload/fr/ahead/overview.json',
    '/payload/fr/ahead/c1/l1.json',
    '/payload/ro/ahead/c1/__l1__.json',
    '/payload/ro/course-ahead/__c1__.json',
    '/payload/fr/course-ahead/c1.json',
    '/payload/ro/course-ahead/c1/l1.json',
    '/payload/ro/ahead/c1/..%2Fusers.json',
    '/payload/ro/ahead/c1/l1/bodies.json',
    `/payload/ro/ahead/c1/${'l'.repeat(129)}.json`,
    `${'/x'.repeat(300)}/ro/ahead/c1/l1.json`,
  ])('names none: %s', (address) => {
    expect(placeAhead(address)).toBeUndefined();
  });
});
