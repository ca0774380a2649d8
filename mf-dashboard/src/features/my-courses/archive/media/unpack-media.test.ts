import { type ArchivedCourse, DEFAULT_LOCALE } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { unpackMedia } from './unpack-media.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

// jsdom reads files in the old way alone.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

const FUNCTIONS = 'http://localhost:3010/demo/us-central1/';
const NO_ROOM = { status: 'RESOURCE_EXHAUSTED', message: 'no room', details: { code: 'quota-exceeded' } };

/** What the service was asked for, in order; it has room for so many files. */
let asked: string[];
let room: number;

const answerTo: Record<string, (data: Record<string, string>) => object> = {
  expectUpload: ({ name }) => {
    room -= 1;
    return room < 0
      ? { error: NO_ROOM }
      : { result: { id: name, path: `sent/${name}`, to: { address: 'https://files.test/', headers: {} } } };
  },
  keepUpload: ({ id }) => ({ result: { path: `kept/${id}` } }),
  deleteFile: () => ({ result: null }),
};

const fetched = globalThis.fetch;
beforeEach(() => {
  asked = [];
  room = 9;
  globalThis.fetch = (async (address: string, { body }: RequestInit) => {
    if (address.includes('exchangeDebugToken')) return Response.json({ token: 'e30.e30.', ttl: '3600s' });
    if (!address.startsWith(FUNCTIONS)) return new Response();
    const name = new URL(address).pathname.split('/').at(-1) ?? '';
    const { data } = JSON.parse(String(body));
    asked.push([name, data.name ?? data.id ?? data.path].join(' '));
    const answer = answerTo[name]?.(data) ?? {};
    return Response.json(answer, { status: 'error' in answer ? 429 : 200 });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetched;
});

const WING = 'media/0123456789abcdef-aaaaaaaa-aripa.webp';
const NIB = 'media/fedcba9876543210-bbbbbbbb-penita.webp';

/** An archived course whose one lesson names these pictures. */
const course = (...pictures: string[]): ArchivedCourse => ({
  content: {
    ...{ baseLocale: DEFAULT_LOCALE, title: { ro: 'Curs' }, subtitle: {}, description: {}, outcomes: {} },
    ...{ categoryId: 'arts', level: 'beginner' },
    outline: [
      {
        ...{ id: 'u1', title: {} },
        lessons: [{ id: 'l1', type: 'text', title: {}, freePreview: false, durationSec: 60, pictures }],
      },
    ],
  },
  ...{ texts: {}, quizzes: {}, captions: {} },
});
const picture = (bytes = 9) => new Blob([new Uint8Array(bytes)]);
const picturesOf = ({ content }: ArchivedCourse) => content.outline[0]?.lessons[0]?.pictures;
const nothing = () => {};

describe('the files of an archive', () => {
  it('are sent to the new course, which names them where they are', async () => {
    const media = new Map([WING, NIB].map((path) => [path, picture()]));
    const unpacked = await unpackMedia('c2', course(WING, NIB), media, nothing);
    expect(picturesOf(unpacked.course)).toEqual(['kept/aaaaaaaa-aripa.webp', 'kept/bbbbbbbb-penita.webp']);
    expect(unpacked.problems).toEqual([]);
  });

  it('are all taken back when one finds no room', async () => {
    room = 1;
    const media = new Map([WING, NIB].map((path) => [path, picture()]));
    const unpacking = unpackMedia('c2', course(WING, NIB), media, nothing);
    await expect(unpacking).rejects.toMatchObject({ code: 'quota-exceeded' });
    expect(asked).toEqual([
      ...['expectUpload aaaaaaaa-aripa.webp', 'keepUpload aaaaaaaa-aripa.webp'],
      ...['expectUpload bbbbbbbb-penita.webp', 'deleteFile kept/aaaaaaaa-aripa.webp'],
    ]);
  });

  it('are left out with a line where they are missing, or larger than such a file may be', async () => {
    const media = new Map([[NIB, picture(50_000_001)]]);
    const unpacked = await unpackMedia('c2', course(WING, NIB), media, nothing);
    expect(unpacked.problems).toEqual([
      { file: WING, code: 'media-missing', isFatal: false },
      { file: NIB, code: 'media-unfit', isFatal: false },
    ]);
    expect(picturesOf(unpacked.course)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
