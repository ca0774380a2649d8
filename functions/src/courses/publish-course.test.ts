import { randomUUID } from 'node:crypto';
import { DEFAULT_QUIZ } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { publishCourse } from './publish-course.ts';
import { publishSchema } from './request/publish-request.ts';
import { body, lesson, outline, writtenDraft } from './testing/written-draft.ts';

const now = new Date('2026-11-22T10:00:00Z');

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = writtenDraft({ ownerUid: 'vera' });
});

const wish = (changes: object = {}) =>
  publishSchema.parse({ key: randomUUID(), courseId: 'c1', rev: 3, locales: ['ro', 'en'], ...changes });
const publish = (changes: object = {}, uid = 'vera', store: DocumentStore = memoryStore(documents)) =>
  publishCourse(store, wish(changes), { uid, hasVerifiedEmail: true }, now);
const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });
const draft = (fields: object) =>
  change('courseDrafts/c1', { rev: Number(documents.get('courseDrafts/c1')?.rev) + 1, ...fields });
const course = () => documents.get('courses/c1');
const text = (version: number, id: string) => documents.get(`courses/c1/versions/${version}/bodies/${id}`)?.text;
const quiz = (right: string) =>
  JSON.stringify([
    {
      ...{ id: 'q1', type: 'single', prompt: { ro: 'Care?', en: 'Which?' }, explanation: {}, points: 1, right },
      options: ['a', 'b'].map((id) => ({ id, text: { ro: id, en: id }, explanation: {} })),
    },
  ]);
const failed = (code: string, reason?: string) => expect.objectContaining({ code, ...(reason && { reason }) });

describe('publishing', () => {
  it('publishes nothing that took the id and the revision of a draft that was read before', async () => {
    const seen = documents.get('courseDrafts/c1');
    const createdAt = +(seen?.createdAt as Date);
    change('courseDrafts/c1', { createdAt: new Date(createdAt + 1), title: { ro: 'Altceva', en: 'Else' } });
    await expect(publish({ createdAt })).rejects.toEqual(failed('conflict'));
    expect(course()).toBeUndefined();
    await publish({ createdAt: createdAt + 1 });
    expect(course()?.title).toEqual({ ro: 'Altceva', en: 'Else' });
  });

  it('publishes a quiz with its answers apart, and keeps it when its lesson goes', async () => {
    const RIGHT = expect.stringContaining('"right":"a"');
    const settings = { ...DEFAULT_QUIZ, passPct: 80 };
    draft({ outline: outline(lesson('l1', { type: 'quiz', quiz: settings }), lesson('l2')) });
    await expect(publish({ rev: 4 })).rejects.toEqual(failed('invalid', 'checklist'));
    documents.set('courseDrafts/c1/quizKeys/l1', { ownerUid: 'ana', lessonId: 'l1', questions: quiz('') });
    await expect(publish({ rev: 4 })).rejects.toEqual(failed('invalid', 'checklist'));
    change('courseDrafts/c1/quizKeys/l1', { questions: quiz('a') });
    const { version } = await publish({ rev: 4 });
    const stored = (number: number, place: string) => documents.get(`courses/c1/versions/${number}/${place}`);
    expect(stored(version, 'lessons/l1')).toMatchObject({ type: 'quiz', quiz: settings });
    expect(stored(version, 'quizKeys/l1')).toEqual({ lessonId: 'l1', questions: RIGHT });
    draft({ outline: outline(lesson('l2')) });
    await publish({ rev: 5 });
    expect(stored(version + 1, 'quizKeys/l1')).toEqual({ lessonId: 'l1', questions: RIGHT });
  });

  it('publishes a lesson of files once it has one of its author, and keeps that file', async () => {
    const sheet = {
      path: 'courses/vera/c1/l1/f1-fisa.pdf',
      contentType: 'application/pdf',
      bytes: 9,
      label: { ro: 'Fișa' },
    };
    const withFiles = (files: object[]) =>
      draft({ outline: outline(lesson('l1', { type: 'file', files }), lesson('l2')) });
    const stored = (ownerUid: string) =>
      documents.set('files/f1', {
        ...{ ownerUid, path: sheet.path, name: 'fișa.pdf', contentType: sheet.contentType, bytes: 9, sha256: 'x' },
        ...{ place: { kind: 'lesson', courseId: 'c1', lessonId: 'l1' }, status: 'stored', createdAt: now },
      });
    withFiles([]);
    await expect(publish({ rev: 4 })).rejects.toEqual(failed('invalid', 'checklist'));
    withFiles([sheet]);
    stored('ana');
    await expect(publish({ rev: 5 })).rejects.toEqual(failed('invalid', 'files'));
    stored('vera');
    const { version } = await publish({ rev: 5 });
    expect(documents.get(`courses/c1/versions/${version}/lessons/l1`)).toMatchObject({ type: 'file', files: [sheet] });
    expect(documents.get(`courses/c1/versions/${version}`)).toMatchObject({ files: [sheet.path] });
    expect(documents.get('files/f1')).toMatchObject({ shownIn: ['c1'] });
  });

  it('keeps the captions that are being written with the version, for who goes back to it', async () => {
    const cues = JSON.stringify([{ id: 'k1', start: 0, end: 900, ro: 'Bună!' }]);
    documents.set('courseDrafts/c1/captions/l1', { ownerUid: 'vera', by: 'vera', rev: 3, lessonId: 'l1', cues });
    const { version } = await publish();
    expect(documents.get(`courses/c1/versions/${version}/captions/l1`)).toEqual({ lessonId: 'l1', cues });
    expect(documents.get(`courses/c1/versions/${version}`)?.marks).toMatchObject({
      'lesson captions l1': { ro: expect.any(String) },
    });
  });

  it('gives readers the whole course, and names the version that they have', async () => {
    await expect(publish()).resolves.toEqual({ version: 1 });
    expect(course()).toMatchObject({
      ...{ ownerUid: 'vera', status: 'published', version: 1, locales: ['ro', 'en'], lessonCount: 2, durationSec: 600 },
      ...{ title: { ro: 'Caligrafie', en: 'Calligraphy' }, publishedAt: now, enrollmentCount: 0 },
      instructors: [{ uid: 'vera', name: 'Persoana vera' }],
      outline: [{ sectionId: 'u1', lessonIds: ['l1', 'l2'] }],
      searchKeys: expect.arrayContaining(['caligrafie', 'calligr', 'c']),
    });
    expect(documents.get('courses/c1/versions/1/lessons/l1')).toMatchObject({ type: 'text', locales: ['ro', 'en'] });
    const lessons = ['l1', 'l2'].map((id) => ({ ...documents.get(`courses/c1/versions/1/lessons/${id}`), id }));
    expect(documents.get('courses/c1/versions/1/lessonLists/0')).toEqual({ lessons });
    expect(text(1, 'l2_en')).toBe('l2 en');
    expect(documents.get('courseDrafts/c1')).toMatchObject({ status: 'published', publishedRev: 3, rev: 3 });
    expect(documents.get('publications/c1')).toMatchObject({ status: 'done', written: 7, total: 7 });
  });

  it('says which lesson each waits for, while its author wants them in order', async () => {
    const waits = (version: number) => documents.get(`courses/c1/versions/${version}/lessons/l2`)?.comesAfter;
    draft({ isSequential: true });
    await publish({ rev: 4 });
    expect(course()?.isSequential).toBe(true);
    expect(waits(1)).toBe('l1');
    expect(documents.get('courses/c1/versions/1/lessons/l1')).not.toHaveProperty('comesAfter');
    draft({ isSequential: false });
    await publish({ rev: 5 });
    expect(course()?.isSequential).toBe(false);
    expect(waits(2)).toBeUndefined();
  });

  it('publishes once, however often the button is pressed or the answer asked for', async () => {
    const key = randomUUID();
    await publish({ key });
    const first = new Map(documents);
    await expect(publish({ key })).resolves.toEqual({ version: 1 });
    await expect(publish()).resolves.toEqual({ version: 1 });
    expect(documents).toEqual(first);
  });

  it('counts on what was counted, and leaves an unlisted course unlisted', async () => {
    await publish();
    change('courses/c1', { status: 'unlisted', enrollmentCount: 7, ratingAvg: 4.5, ratingCount: 2 });
    draft({ title: { ro: 'Caligrafie II', en: 'Calligraphy II' } });
    await expect(publish({ rev: 4 })).resolves.toEqual({ version: 2 });
    expect(course()).toMatchObject({ status: 'unlisted', enrollmentCount: 7, ratingAvg: 4.5, version: 2 });
  });

  it('leaves the version before it as it was', async () => {
    await publish();
    draft({});
    documents.set(...(body('l1', 'ro', 'Alt text') as [string, Record<string, unknown>]));
    await publish({ rev: 4 });
    expect([text(1, 'l1_ro'), text(2, 'l1_ro')]).toEqual(['l1 ro', 'Alt text']);
  });
});

describe('one language', () => {
  it('is published without the other', async () => {
    documents.delete('courseDrafts/c1/bodies/l2_en');
    await expect(publish()).rejects.toEqual(failed('invalid', 'checklist'));
    await publish({ locales: ['ro'] });
    expect(course()).toMatchObject({ locales: ['ro'], title: { ro: 'Caligrafie' } });
    expect(course()?.title).not.toHaveProperty('en');
    expect(text(1, 'l1_en')).toBeUndefined();
  });

  it('stays as readers have it while the other goes on', async () => {
    await publish();
    draft({ title: { ro: 'Caligrafie II', en: 'half a tit' }, outline: outline(lesson('l1'), lesson('l3')) });
    documents.set(...(body('l3', 'ro') as [string, Record<string, unknown>]));
    documents.set(...(body('l1', 'en', 'half a sent') as [string, Record<string, unknown>]));
    await publish({ rev: 4, locales: ['ro'] });
    expect(course()).toMatchObject({ locales: ['ro', 'en'], title: { ro: 'Caligrafie II', en: 'Calligraphy' } });
    expect([text(2, 'l1_en'), text(2, 'l3_en')]).toEqual(['l1 en', undefined]);
    expect(documents.get('courses/c1/versions/2/lessons/l3')).toMatchObject({ locales: ['ro'] });
  });

  it('cannot be published before the one that it is made from', async () => {
    await expect(publish({ locales: ['en'] })).rejects.toEqual(failed('invalid', 'checklist'));
  });

  it('remembers from which source it was translated', async () => {
    await publish();
    draft({});
    documents.set(...(body('l1', 'ro', 'Sursa s-a schimbat') as [string, Record<string, unknown>]));
    await publish({ rev: 4 });
    const sources = documents.get('courses/c1/versions/2')?.sources as Record<string, { version: number }>;
    expect([sources['lesson text l1']?.version, sources['lesson text l2']?.version]).toEqual([1, 1]);
    draft({});
    documents.set(...(body('l1', 'en', 'The source has changed') as [string, Record<string, unknown>]));
    await publish({ rev: 5 });
    const later = documents.get('courses/c1/versions/3')?.sources as Record<string, { version: number }>;
    expect(later['lesson text l1']?.version).toBe(3);
  });
});

describe('a lesson that goes', () => {
  it('is kept out of the outline for who has progress in it, version after version', async () => {
    await publish();
    draft({ outline: outline(lesson('l1')) });
    await publish({ rev: 4 });
    draft({ level: 'advanced' });
    await publish({ rev: 5 });
    expect(course()).toMatchObject({ lessonCount: 1, version: 3 });
    expect(documents.get('courses/c1/versions/3/lessons/l2')).toMatchObject({ isRetired: true });
    expect(text(3, 'l2_ro')).toBe('l2 ro');
  });

  it('is again like every other when it comes back', async () => {
    await publish();
    draft({ outline: outline(lesson('l1')) });
    await publish({ rev: 4 });
    draft({ outline: outline(lesson('l2'), lesson('l1')) });
    await publish({ rev: 5 });
    expect(documents.get('courses/c1/versions/3/lessons/l2')).not.toHaveProperty('isRetired');
  });
});

describe('who publishes', () => {
  it.each([
    ['an author who is not verified', 'ana', { ownerUid: 'ana' }],
    ['a verified author of another course', 'vera', { ownerUid: 'ana' }],
    ['an administrator, what nobody asked them to look at', 'root', { ownerUid: 'ana' }],
    ['nobody known', 'nobody', { ownerUid: 'ana' }],
  ])('is not %s', async (_, uid, changes) => {
    documents = writtenDraft(changes);
    await expect(publish({}, uid)).rejects.toEqual(failed('no-access'));
    expect(course()).toBeUndefined();
  });

  it('is an administrator for what waits, on record and in the author’s name', async () => {
    documents = writtenDraft({ status: 'in_review' });
    await publish({}, 'root');
    expect(course()).toMatchObject({ ownerUid: 'ana', instructors: [{ uid: 'ana', name: 'Persoana ana' }] });
    const [event] = [...documents].filter(([path]) => path.startsWith('auditEvents/')).map(([, fields]) => fields);
    expect(event).toMatchObject({
      ...{ actorUid: 'root', action: 'course.published', subject: 'courses/c1' },
      changes: { version: { old: null, new: 1 } },
    });
  });

  it('publishes only the revision that they have seen', async () => {
    await expect(publish({ rev: 2 })).rejects.toEqual(failed('conflict'));
    await expect(publish({ courseId: 'none' })).rejects.toEqual(failed('not-found'));
  });

  it('does not take a course that is another author’s', async () => {
    documents.set('courses/c1', { ...(await published()), ownerUid: 'ana' });
    draft({});
    await expect(publish({ rev: 4 })).rejects.toEqual(failed('no-access'));
  });
});

const published = async () => {
  await publish();
  return course() ?? {};
};

describe('what is not fit to be read', () => {
  it.each([
    ['no lessons', { outline: outline() }, 'checklist'],
    ['no title', { title: { ro: '\u200b', en: 'Calligraphy' } }, 'checklist'],
    ['a title that turns round', { title: { ro: 'Curs \u202egpj.exe', en: 'Calligraphy' } }, 'checklist'],
    ['a summary of joiners', { subtitle: { ro: '\u2060\u200b', en: 'Calligraphy' } }, 'checklist'],
    ['an outcome that nobody sees', { outcomes: { ro: ['Scrii', '\u3164'], en: ['You write'] } }, 'checklist'],
    ['a lesson’s title of signs', { outline: outline(lesson('l1', { title: { ro: '\u202e' } })) }, 'checklist'],
    ['a lesson’s title with a sign', { outline: outline(lesson('l1', { title: { ro: 'Unu\u200b' } })) }, 'checklist'],
    ['a video lesson without a video', { outline: outline(lesson('l1', { type: 'video' })) }, 'checklist'],
    ['two lessons of one id', { outline: outline(lesson('l1'), lesson('l1')) }, 'outline'],
    ['a lesson that is a path', { outline: outline(lesson('../../users/root')) }, 'outline'],
    [
      'a file that is not its author’s',
      {
        outline: outline(
          lesson('l1', {
            type: 'video',
            video: { path: 'courses/x/c1/l1/f1-a.mp4', contentType: 'video/mp4', captions: [] },
          }),
        ),
      },
      'files',
    ],
  ])('is refused whole: %s', async (_, changes, reason) => {
    change('courseDrafts/c1', changes);
    await expect(publish()).rejects.toEqual(failed('invalid', reason));
    expect([...documents.keys()].filter((path) => path.startsWith('courses/'))).toEqual([]);
    expect(documents.get('publications/c1')).toMatchObject({ status: 'failed', failure: 'invalid' });
  });
});

it('refuses a quiz in which an id stands twice, whole', async () => {
  change('courseDrafts/c1', { outline: outline(lesson('l1', { type: 'quiz', quiz: DEFAULT_QUIZ }), lesson('l2')) });
  const twice = JSON.stringify([JSON.parse(quiz('a')), JSON.parse(quiz('a'))].flat());
  documents.set('courseDrafts/c1/quizKeys/l1', { ownerUid: 'vera', lessonId: 'l1', questions: twice });
  await expect(publish()).rejects.toEqual(failed('invalid', 'outline'));
  expect(course()).toBeUndefined();
});

it('publishes three hundred lessons in two languages, in commits that the database takes', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `l${index}`);
  change('courseDrafts/c1', { outline: outline(...ids.map((id) => lesson(id))) });
  for (const id of ids)
    for (const locale of ['ro', 'en'])
      documents.set(...(body(id, locale, `${id} ${'ț'.repeat(4_000)}`) as [string, Record<string, unknown>]));
  const sizes: number[] = [];
  const measured: DocumentStore = {
    ...memoryStore(documents),
    transact: (work) =>
      memoryStore(documents).transact(async (transaction) => {
        let bytes = 0;
        const result = await work({
          ...transaction,
          set: (path, fields) => {
            bytes += Buffer.byteLength(JSON.stringify(fields));
            transaction.set(path, fields);
          },
        });
        sizes.push(bytes);
        return result;
      }),
  };
  await publish({}, 'vera', measured);
  expect(course()).toMatchObject({ lessonCount: 300 });
  expect(Math.max(...sizes)).toBeLessThan(9_000_000);
});
