import type { DocumentQuery, DocumentSource, StoredDocument } from '../store/document-source.ts';
import { answer } from './answer.ts';

type Documents = Record<string, Record<string, unknown>>;

const course = (changes: Record<string, unknown> = {}) => ({
  ownerUid: 'clara',
  status: 'published',
  baseLocale: 'ro',
  locales: ['ro'],
  title: { ro: 'Caligrafie', en: 'Unfinished translation' },
  subtitle: {},
  description: { ro: 'Despre litere.' },
  outcomes: { ro: ['Scrii frumos'] },
  categoryId: 'arts',
  level: 'beginner',
  instructors: [{ uid: 'clara', name: 'Clara', card: { bio: { ro: 'Predau litere.' }, languages: ['ro', 'en'] } }],
  durationSec: 600,
  lessonCount: 1,
  outline: [{ sectionId: 's1', title: { ro: 'Început' }, lessonIds: ['l1', 'gone'] }],
  version: 1,
  publishedAt: '2026-03-01T10:00:00Z',
  ratingAvg: 5,
  ratingCount: 1,
  enrollmentCount: 3,
  ...changes,
});
const video = { path: 'courses/clara/live/l1/secret.mp4', contentType: 'video/mp4', captions: [] };
const lesson = {
  type: 'video',
  title: { ro: 'Prima literă' },
  freePreview: true,
  durationSec: 600,
  locales: ['ro'],
  video,
};
const resource = (changes: Record<string, unknown> = {}) => ({
  ownerUid: 'clara',
  kind: 'file',
  title: { ro: 'Fișă', en: 'Worksheet' },
  summary: {},
  body: { ro: 'secret-body' },
  url: 'https://exemplu.ro/secret-url',
  files: {
    ro: {
      path: 'resources/clara/r/secret.pdf',
      name: 'f.pdf',
      bytes: 10,
      contentType: 'application/pdf',
      sha256: 'ab'.repeat(32),
    },
  },
  access: 'public',
  locales: ['ro', 'en'],
  categoryId: 'arts',
  courseIds: ['live', 'draft'],
  status: 'published',
  rev: 1,
  createdAt: '2026-03-01T10:00:00Z',
  updatedAt: '2026-03-02T10:00:00Z',
  ...changes,
});
const RETIRED = {
  title: { ro: 'Ascuns' },
  description: {},
  durationMin: 30,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  gridMin: 30,
  minNoticeMin: 0,
  horizonDays: 7,
  maxPerDay: 5,
  cancelNoticeMin: 0,
  location: 'online',
  active: false,
};
const expert = (status: string, displayName: string) => ({
  displayName,
  headline: { ro: 'Caligrafă' },
  bio: {},
  languages: ['ro'],
  topics: { ro: ['Litere frumoase'] },
  categoryIds: ['arts'],
  timeZone: 'Europe/Bucharest',
  status,
  ratingAvg: 5,
  ratingCount: 1,
  email: 'private@cursiv.test',
  offerings: {
    talk: {
      title: { ro: 'Discuție' },
      description: {},
      durationMin: 60,
      bufferBeforeMin: 0,
      bufferAfterMin: 0,
      gridMin: 60,
      minNoticeMin: 0,
      horizonDays: 7,
      maxPerDay: 5,
      cancelNoticeMin: 1440,
      location: 'online',
      active: true,
    },
    old: { ...RETIRED },
  },
});

const documents: Documents = {
  'config/public': {
    supportEmail: 'ajutor@cursiv.test',
    announcement: { ro: 'Bun venit' },
    announcementActive: true,
    featuredCourseIds: ['draft', 'live', 'absent'],
    lastAuditId: 'e1',
  },
  'courses/live': course(),
  'courses/live/versions/1/lessons/l1': lesson,
  'courses/draft': course({ status: 'suspended', title: { ro: 'Ascuns' } }),
  'courses/unlisted': course({ status: 'unlisted', title: { ro: 'Ascuns' } }),
  'courses/broken': course({ title: 7 }),
  'resources/open': resource(),
  'resources/closed': resource({ access: 'registered' }),
  'resources/draft': resource({ status: 'draft', title: { ro: 'Ascuns' } }),
  'experts/clara': expert('listed', 'Clara'),
  'schedules/clara': {
    timeZone: 'Europe/Bucharest',
    weekly: [{ day: 2, from: '17:00', to: '20:00' }],
    overrides: [],
    timeOff: [],
    rev: 1,
    reason: 'private@doctor',
  },
  'slotLocks/clara__29633220': {
    expertUid: 'clara',
    bookingId: 'Ascuns-booking',
    startAt: '2026-05-05T15:00:00Z',
    endAt: '2026-05-05T15:30:00Z',
  },
  'slotLocks/dan__29633160': {
    expertUid: 'dan',
    bookingId: 'Ascuns-booking',
    startAt: '2026-05-05T14:00:00Z',
    endAt: '2026-05-05T14:30:00Z',
  },
  'experts/dan': expert('draft', 'Ascuns'),
};

const stored = (path: string): StoredDocument | undefined => {
  const fields = documents[path];
  return fields && { path, id: path.slice(path.lastIndexOf('/') + 1), fields };
};

/** Every document of the collection, whatever the query filters: hidden documents must stay hidden even then. */
const careless: DocumentSource = {
  count: async () => 1,
  get: async (path) => stored(path),
  find: async ({ collection }: DocumentQuery) =>
    Object.keys(documents)
      .filter((path) => path.startsWith(`${collection}/`) && !path.slice(collection.length + 1).includes('/'))
      .flatMap((path) => stored(path) ?? []),
};

/** A Monday. */
const NOW = new Date('2026-05-04T07:00:00Z');
const ask = (path: string, method = 'GET') => answer(method, path, careless, NOW);
const PAGES = [
  'index',
  'courses',
  'courses/live',
  'resources',
  'resources/open',
  'resources/closed',
  'experts',
  'experts/clara',
];

// The module's own exports, because an import here would be a copy.
const logger = jest.requireActual<typeof import('firebase-functions/logger')>('firebase-functions/logger');
const logged = jest.spyOn(logger, 'write').mockImplementation();
afterAll(() => logged.mockRestore());

describe('the data of public pages', () => {
  it('leaves a malformed document out and says so in one line of the log', async () => {
    await ask('/payload/ro/courses.json');
    const message = expect.stringMatching(/^Malformed document left out: courses\/broken \(.+\)$/);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ severity: 'WARNING', message }));
  });

  it.each(PAGES)('shows nothing unpublished, private or malformed on %s', async (page) => {
    const { status, body } = await ask(`/payload/ro/${page}.json`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/Ascuns|private@|lastAuditId|secret\.mp4|broken/);
  });

  it('shows the others when one document is malformed', async () => {
    const { body } = await ask('/payload/ro/courses.json');
    expect(body).toMatchObject({ courses: [{ id: 'live' }] });
  });

  it('says who teaches a course in the words of their card, marked with the language in which these are', async () => {
    const { body } = await ask('/payload/en/courses/live.json');
    const bio = { text: 'Predau litere.', locale: 'ro' };
    expect(body).toMatchObject({ course: { instructors: [{ uid: 'clara', bio, languages: ['ro', 'en'] }] } });
  });

  it('features published courses only, in the order that was set', async () => {
    const { body } = await ask('/payload/ro/index.json');
    expect(body).toMatchObject({
      featured: [{ id: 'live', hasFreePreview: true }],
      newest: [{ id: 'live' }],
      experts: [{ id: 'clara', topics: [{ id: 'litere-frumoase', text: 'Litere frumoase' }] }],
      site: { supportEmail: 'ajutor@cursiv.test', announcement: { text: 'Bun venit', locale: 'ro' } },
    });
  });

  it('shows a course in the only language it is published in, and says which', async () => {
    const { body } = await ask('/payload/en/courses/live.json');
    expect(body).toMatchObject({ course: { title: { text: 'Caligrafie', locale: 'ro' } } });
  });

  it('calls categories what they are called until administrators change them', async () => {
    const { body } = await ask('/payload/en/index.json');
    const offered = expect.arrayContaining([
      { id: 'arts', name: 'Arts', about: 'What you make by hand, eye and ear.' },
    ]);
    expect(body).toMatchObject({ newest: [{ categoryId: 'arts', categoryName: 'Arts' }], categories: offered });
  });

  it('calls a category by the name of the moment, offers it only while it is, and reads nothing more for it', async () => {
    const music = { id: 'music', name: { ro: 'Muzică', en: 'Music' }, about: { ro: '', en: '' }, isOffered: true };
    const arts = { id: 'arts', name: { ro: 'Arte frumoase', en: 'Fine arts' }, about: music.about, isOffered: false };
    const reads: string[] = [];
    const renamed: DocumentSource = {
      ...careless,
      get: async (path) => {
        reads.push(path);
        const document = stored(path);
        if (path !== 'config/public' || !document) return document;
        return { ...document, fields: { ...document.fields, categories: [music, arts], offeredCategories: ['music'] } };
      },
    };
    const askRenamed = async (page: string) => (await answer('GET', `/payload/ro/${page}`, renamed, NOW)).body;
    expect(await askRenamed('categories.json')).toEqual({
      categories: [
        { id: 'music', name: 'Muzică', isOffered: true },
        { id: 'arts', name: 'Arte frumoase', isOffered: false },
      ],
    });
    expect(reads).toEqual(['config/public']);
    expect(await askRenamed('index.json')).toMatchObject({
      ...{ newest: [{ categoryName: 'Arte frumoase' }], resources: [{ categoryName: 'Arte frumoase' }, {}] },
      categories: [{ id: 'music', name: 'Muzică', about: '' }],
    });
    expect(await askRenamed('courses.json')).toMatchObject({
      facets: { category: [{ value: 'arts', label: 'Arte frumoase', count: 1 }] },
    });
    expect(await askRenamed('resources.json?category=music')).toMatchObject({
      facets: { category: [{ value: 'music', label: 'Muzică', count: 0 }, { value: 'arts' }] },
    });
    expect(await askRenamed('courses/live.json')).toMatchObject({ course: { categoryName: 'Arte frumoase' } });
    expect(await askRenamed('courses.json?q=frumoase')).toMatchObject({ courses: [{ id: 'live' }] });
  });

  it('leaves lessons out of the outline that no longer exist', async () => {
    const { body } = await ask('/payload/ro/courses/live.json');
    expect(body).toMatchObject({ course: { outline: [{ id: 's1', lessons: [{ id: 'l1', freePreview: true }] }] } });
  });

  it('says of a free film which language it speaks, whatever the page’s', async () => {
    for (const locale of ['ro', 'en']) {
      const { body } = await ask(`/payload/${locale}/courses/live/lessons/l1.json`);
      expect(body).toMatchObject({ lesson: { video: { path: video.path }, sound: 'ro' } });
    }
  });

  it('lists the published resources of a course as cards', async () => {
    const { body } = await ask('/payload/ro/courses/live.json');
    expect(body).toMatchObject({ course: { resources: [{ id: 'open' }, { id: 'closed' }] } });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('gives the content of a public resource and the published courses that use it', async () => {
    const { body } = await ask('/payload/en/resources/open.json');
    expect(body).toMatchObject({
      resource: {
        title: { text: 'Worksheet', locale: 'en' },
        body: { text: 'secret-body', locale: 'ro' },
        files: [{ locale: 'ro', path: 'resources/clara/r/secret.pdf' }],
        usedIn: [{ id: 'live' }],
      },
    });
  });

  it('gives only the card of a resource that not everybody may open', async () => {
    const { body } = await ask('/payload/ro/resources/closed.json');
    expect(body).toMatchObject({ resource: { title: { text: 'Fișă' }, access: 'registered', files: [] } });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('the times of experts', () => {
  it('are those that nobody has taken, without a word of who took the others', async () => {
    const { body } = await ask('/payload/ro/experts/clara.json');
    const minutes = ['2026-05-05T14:00:00Z', '2026-05-05T16:00:00Z'].map((start) => Date.parse(start) / 60_000);
    expect(body).toMatchObject({
      expert: {
        nextFreeAt: '2026-05-05T14:00:00.000Z',
        offerings: [{ id: 'talk', title: { text: 'Discuție' }, durationMin: 60, freeStarts: minutes }],
        courses: [{ id: 'live' }],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/booking|slotLocks|weekly/);
  });

  it('begin, on a list, with the next one', async () => {
    expect((await ask('/payload/ro/experts.json')).body).toMatchObject({
      experts: [{ id: 'clara', nextFreeAt: '2026-05-05T14:00:00.000Z' }],
    });
  });
});

describe('requests for pages', () => {
  it.each([
    'courses/draft',
    'courses/unlisted',
    'courses/broken',
    'courses/absent',
    'resources/draft',
    'experts/dan',
    'experts/absent',
    'constructor/clara',
    'admin',
    'courses/..%2Fusers',
    'courses/__proto__',
  ])('finds no %s', async (page) => {
    expect(await ask(`/payload/ro/${page}.json`)).toMatchObject({
      status: 404,
      headers: { 'Cache-Control': 'no-store' },
      body: { error: { code: 'not-found' } },
    });
  });

  it('finds no third language', async () => {
    expect(await ask('/payload/fr/index.json')).toMatchObject({ status: 404 });
  });

  it.each(['/payload/ro/experts.json', '/ro/experts.json', '/demo/us-central1/payload/ro/experts.json'])(
    'finds a page wherever the function is mounted: %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200 });
    },
  );

  it('lets caches at the edge keep a page for seconds, and browsers not at all', async () => {
    const { headers } = await ask('/payload/ro/courses.json');
    expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=3');
  });

  it('refuses to be written to', async () => {
    expect(await ask('/payload/ro/index.json', 'POST')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  });
});
