import { createHash } from 'node:crypto';
import {
  addedUp,
  announcementSchema,
  attemptSchema,
  auditEventSchema,
  auditSealSchema,
  bookingSchema,
  courseInstructorSchema,
  courseSchema,
  draftBodySchema,
  enrollmentSchema,
  expertSchema,
  figuresSchema,
  LESSON_FIGURES,
  learnedLessonsSchema,
  lessonAnswerSchema,
  lessonBodySchema,
  lessonFigures,
  lessonListSchema,
  lessonProgressSchema,
  lessonQuestionSchema,
  lessonSchema,
  listedQuestionSchema,
  publicCardSchema,
  quizKeySchema,
  quizProblems,
  resourceSchema,
  reviewSchema,
  rosterEntrySchema,
  scheduleSchema,
  siteFiguresSchema,
  siteSettingsSchema,
  slotLockSchema,
  storedDraftSchema,
  storedFileSchema,
  storedVersionSchema,
  userProfileSchema,
  versionPath,
  waitingQuestionSchema,
  workFiguresSchema,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { checkedDocument } from './document/checked-document.ts';
import type { SeedAccount, SeedDocument, SeedFile } from './document/seed-target.ts';
import { seedAdministrator, seedDemo } from './seed-demo.ts';

const NOW = new Date('2026-05-14T09:30:00Z');
const CLIP_LIMIT = 400_000;

/** A quiz before its questions are parsed; a draft's names its author. */
const storedQuizSchema = z.extend(quizKeySchema, { questions: z.string(), ownerUid: z.optional(z.string()) });

const spaceSchema = z.object({ bytes: z.number(), files: z.number(), day: z.string(), sent: z.number() });

/** What administrators find by keys, which functions keep in it. */
const found = (schema: z.ZodMiniObject) => z.extend(schema, { searchKeys: z.array(z.string()).check(z.minLength(1)) });

const SCHEMAS: [RegExp, z.core.$ZodType][] = [
  [/^users\/[^/]+$/, userProfileSchema],
  [/^users\/[^/]+\/learned\/lessons$/, learnedLessonsSchema],
  [/^profiles\/[^/]+$/, publicCardSchema],
  [/^courses\/[^/]+$/, found(courseSchema)],
  [/^courses\/[^/]+\/versions\/\d+$/, storedVersionSchema],
  [/^courses\/[^/]+\/versions\/\d+\/lessons\/[^/]+$/, lessonSchema],
  [/^courses\/[^/]+\/versions\/\d+\/lessonLists\//, lessonListSchema],
  [/^courses\/[^/]+\/versions\/\d+\/bodies\/[^/]+$/, lessonBodySchema],
  [/^(courses\/[^/]+\/versions\/\d+|courseDrafts\/[^/]+)\/quizKeys\/[^/]+$/, storedQuizSchema],
  [/^courseDrafts\/[^/]+\/bodies\/[^/]+$/, draftBodySchema],
  [/^courseDrafts\/[^/]+$/, storedDraftSchema],
  [/^courseInstructors\/[^/]+$/, courseInstructorSchema],
  [/^resources\/[^/]+$/, found(resourceSchema)],
  [/^experts\/[^/]+$/, found(expertSchema)],
  [/^experts\/[^/]+\/figures\/work$/, workFiguresSchema],
  [/^experts\/[^/]+\/shares\/[^/]+$/, z.object({ keys: z.array(z.string()) })],
  [/^schedules\/[^/]+$/, scheduleSchema],
  [/^slotLocks\/[^/]+$/, slotLockSchema],
  [/^bookings\/[^/]+$/, found(bookingSchema)],
  [/^enrollments\/[^/]+$/, enrollmentSchema],
  [/^enrollments\/[^/]+\/lessonProgress\/[^/]+$/, lessonProgressSchema],
  [/^enrollments\/[^/]+\/attempts\/[^/]+$/, attemptSchema],
  [/^enrollments\/[^/]+\/attempts\/[^/]+\/papers\/key$/, storedQuizSchema],
  [/^courses\/[^/]+\/questions\/[^/]+$/, lessonQuestionSchema],
  [/^courses\/[^/]+\/questions\/[^/]+\/answers\/[^/]+$/, lessonAnswerSchema],
  [/^waitingQuestions\/[^/]+$/, waitingQuestionSchema],
  [/^listedQuestions\/[^/]+$/, found(listedQuestionSchema)],
  [/^courses\/[^/]+\/announcements\/[^/]+$/, announcementSchema],
  [/^courses\/[^/]+\/learners\/[^/]+$/, z.omit(rosterEntrySchema, { id: true })],
  [/^courses\/[^/]+\/figures\/[^/]+$/, figuresSchema],
  [
    /^courses\/[^/]+\/shares\/[^/]+$/,
    z.object({ uid: z.string(), group: z.string(), shard: z.number(), keys: z.array(z.string()) }),
  ],
  [/^siteFigures\/[\w-]+__(documents|answers|runs)$/, siteFiguresSchema],
  [
    /^siteShares\/[0-9a-f]{40}$/,
    z.object({ amounts: z.record(z.string(), z.number()), facts: z.unknown(), moment: z.optional(z.unknown()) }),
  ],
  [/^config\/public$/, siteSettingsSchema],
  [/^auditEvents\/[^/]+$/, auditEventSchema],
  [/^auditSeals\/\d+$/, auditSealSchema],
  [/^reviews\/[^/]+$/, reviewSchema],
  [/^files\/[^/]+$/, storedFileSchema],
  [/^storageUse\/[^/]+$/, spaceSchema],
  [/^courseViews\/[^/]+$/, z.object({ bytes: z.instanceof(Uint8Array) })],
  [/^expertViews\/[^/]+$/, z.object({ bytes: z.instanceof(Uint8Array), keptAt: z.date() })],
  [/^catalogue\/(experts-)?head$/, z.object({ shards: z.array(z.string()) })],
  [/^catalogue\/(shard|experts)-\d+$/, z.object({ bytes: z.instanceof(Uint8Array) })],
];

const schemaOf = (path: string) => SCHEMAS.find(([pattern]) => pattern.test(path))?.[1] ?? z.never();

const documents: SeedDocument[] = [];
const accounts: SeedAccount[] = [];
const files: SeedFile[] = [];

/** The documents directly in a collection, parsed. */
const all = <T extends z.core.$ZodType>(schema: T, pattern: RegExp) =>
  documents.filter(({ path }) => pattern.test(path)).map(({ fields }) => z.parse(schema, fields));
const courses = () => all(courseSchema, /^courses\/[^/]+$/);
const bookings = () => all(bookingSchema, /^bookings\//);
const lessonsOf = (courseId: string) => all(lessonSchema, new RegExp(`^courses/${courseId}/versions/\\d+/lessons/`));
const paths = () => new Set(documents.map(({ path }) => path));

beforeAll(() =>
  seedDemo(
    {
      firestore: { write: (written) => void documents.push(...written) },
      auth: { createUser: (account) => void accounts.push(account) },
      storage: { put: async (file) => void files.push(file) },
    },
    NOW,
  ),
);

describe('seedDemo', () => {
  it('writes only documents that their schema accepts whole', () => {
    for (const { path, fields } of documents)
      expect({ path, ...z.safeParse(schemaOf(path), fields) }).toEqual({ path, success: true, data: fields });
  });

  it('has figures of the site, those from documents as they are', () => {
    const counts = addedUp(all(siteFiguresSchema, /^siteFigures\//));
    const sumOf = (what: RegExp) =>
      Object.entries(counts).reduce((sum, [key, amount]) => (what.test(key) ? sum + amount : sum), 0);
    expect(sumOf(/:enrolled$/)).toBe(all(enrollmentSchema, /^enrollments\/[^/]+$/).length);
    expect(sumOf(/^[\d-]+:booking:/)).toBe(bookings().length);
    expect(sumOf(/^total:files:/)).toBe(all(storedFileSchema, /^files\//).length);
    expect(counts['users:all']).toBe(all(userProfileSchema, /^users\/[^/]+$/).length);
    const resources = all(resourceSchema, /^resources\/[^/]+$/);
    expect(counts['resources:in_review'] ?? 0).toBe(resources.filter(({ status }) => status === 'in_review').length);
    for (const figure of [/:view:/, /:missed:en:/, /:nothing:/, /:words:/, /:completed:/, /:answered:question:/])
      expect(sumOf(figure)).toBeGreaterThan(0);
  });

  it('writes no document, file or account twice', () => {
    expect(paths().size).toBe(documents.length);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    expect(new Set(accounts.flatMap(({ localId, email }) => [localId, email])).size).toBe(accounts.length * 2);
  });

  it('gives every account a profile, and only one account administrator rights', () => {
    for (const { localId } of accounts) expect(paths()).toContain(`users/${localId}`);
    expect(documents.filter(({ fields }) => fields.isAdmin === true).map(({ path }) => path)).toEqual([
      'users/demo-admin',
    ]);
    expect(accounts.filter(({ password }) => password === undefined)).toMatchObject([{ google: true }]);
  });

  it('offers twelve courses or more, two in Romanian only and one in English only', () => {
    const languages = courses().map(({ locales }) => locales.join('+'));
    expect(languages.length).toBeGreaterThanOrEqual(12);
    expect(languages.filter((language) => language === 'ro')).toHaveLength(2);
    expect(languages.filter((language) => language === 'en')).toHaveLength(1);
    expect(new Set(courses().map(({ categoryId }) => categoryId)).size).toBe(7);
  });

  it('has sixty lessons or more, just those of the outlines, with lengths that add up', () => {
    expect(courses().flatMap(({ id }) => lessonsOf(id)).length).toBeGreaterThanOrEqual(60);
    for (const course of courses()) {
      const lessons = lessonsOf(course.id);
      const listed = course.outline.flatMap(({ lessonIds }) => lessonIds);
      expect(lessons.map(({ id }) => id).sort()).toEqual(listed.toSorted());
      expect(course.lessonCount).toBe(lessons.length);
      expect(course.durationSec).toBe(lessons.reduce((sum, { durationSec }) => sum + durationSec, 0));
      expect(lessons.some(({ freePreview }) => freePreview)).toBe(true);
    }
  });

  it('has the lessons of each version once more, together', () => {
    for (const { id, version } of courses()) {
      const lists = all(lessonListSchema, new RegExp(`^${versionPath(id, version)}/lessonLists/`));
      expect(lists.flatMap(({ lessons }) => lessons)).toEqual(lessonsOf(id));
    }
  });

  it('has a body for every language of a lesson', () => {
    for (const course of courses())
      for (const lesson of lessonsOf(course.id)) {
        expect(lesson.locales).toEqual(course.locales);
        for (const locale of lesson.locales)
          expect(paths()).toContain(`${versionPath(course.id, course.version)}/bodies/${lesson.id}_${locale}`);
      }
  });

  it('teaches between 80 and 250 words a lesson, without HTML', () => {
    for (const { path, fields } of documents.filter(({ path }) => /\/bodies\//.test(path))) {
      const text = String(fields.text);
      const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
      expect({ path, words, fits: words >= 80 && words <= 250 }).toMatchObject({ fits: true });
      const prose = text.replaceAll(/^ {4}.*$/gm, '');
      expect(prose).not.toMatch(/<[a-z/]/i);
    }
  });

  it('has a quiz that can be taken, in both languages, for every lesson that is one', () => {
    const lessons = courses().flatMap((course) => lessonsOf(course.id).map((lesson) => ({ course, lesson })));
    const quizzes = lessons.filter(({ lesson }) => lesson.type === 'quiz');
    expect(quizzes.length).toBeGreaterThan(0);
    for (const { course, lesson } of quizzes) {
      const path = `${versionPath(course.id, course.version)}/quizKeys/${lesson.id}`;
      const { questions } = z.parse(quizKeySchema, documents.find((document) => document.path === path)?.fields);
      for (const locale of course.locales) expect(quizProblems(questions, locale)).toEqual([]);
    }
  });

  it('stores every file that a document names, with the size it names', () => {
    const stored = new Map(files.map((file) => [file.path, file]));
    for (const lesson of courses().flatMap(({ id }) => lessonsOf(id)))
      for (const path of lesson.video
        ? [lesson.video, ...lesson.video.captions, ...(lesson.video.chapters ?? [])].map(({ path }) => path)
        : [])
        expect([...stored.keys()]).toContain(path);
    for (const resource of all(resourceSchema, /^resources\//))
      for (const file of Object.values(resource.files))
        expect(stored.get(file?.path ?? '')?.bytes).toHaveLength(file?.bytes ?? 0);
  });

  it('knows every stored file by its path, size and hash', () => {
    const known = all(storedFileSchema, /^files\//);
    expect(known.map(({ path }) => path).sort()).toEqual(files.map(({ path }) => path).sort());
    for (const { path, bytes } of files)
      expect(known.find((file) => file.path === path)).toMatchObject({
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
  });

  it('counts the room that the files of each author take', () => {
    const counted = all(spaceSchema, /^storageUse\//);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(counted.map((use) => use.files))).toBe(files.length);
    expect(sum(counted.map((use) => use.bytes))).toBe(sum(files.map(({ bytes }) => bytes.length)));
  });

  it('keeps clips small and playable from their start', () => {
    for (const { bytes, path } of files.filter(({ contentType }) => contentType === 'video/mp4')) {
      expect({ path, fits: bytes.length <= CLIP_LIMIT }).toEqual({ path, fits: true });
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    }
  });

  it('has twenty resources of every kind and access, one draft and one in review', () => {
    const resources = all(resourceSchema, /^resources\//);
    expect(resources).toHaveLength(20);
    expect(new Set(resources.map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(resources.map(({ access }) => access)).size).toBe(3);
    expect(resources.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(resources.filter(({ status }) => status === 'in_review')).toHaveLength(1);
    const owners = new Map(courses().map(({ id, ownerUid }) => [id, ownerUid]));
    for (const { ownerUid, courseIds } of resources)
      for (const id of courseIds) expect([id, owners.get(id)]).toEqual([id, ownerUid]);
  });

  it('lists six experts in three time zones or more', () => {
    const experts = all(expertSchema, /^experts\/[^/]+$/);
    expect(experts).toHaveLength(6);
    expect(new Set(experts.map(({ timeZone }) => timeZone)).size).toBeGreaterThanOrEqual(3);
    for (const { updatedAt } of experts) expect(updatedAt?.getTime()).toBeLessThan(NOW.getTime());
  });

  it('leaves two requests for the expert to answer and confirmed sessions that can still be cancelled', () => {
    const open = bookings().filter(({ startAt }) => startAt > NOW);
    expect(open.filter(({ expertUid, status }) => expertUid === 'demo-expert' && status === 'requested')).toHaveLength(
      2,
    );
    const confirmed = open.filter(({ status }) => status === 'confirmed');
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { cancelUntil } of confirmed) expect(cancelUntil.getTime()).toBeGreaterThan(NOW.getTime());
  });

  it('locks the time of open sessions, and of no others', () => {
    const locked = all(slotLockSchema, /^slotLocks\//).map(({ bookingId }) => bookingId);
    const open = bookings().filter(({ status }) => status === 'requested' || status === 'confirmed');
    expect(new Set(locked)).toEqual(new Set(open.map(({ id }) => id)));
    for (const { lockIds } of open) for (const id of lockIds) expect(paths()).toContain(`slotLocks/${id}`);
  });

  it('dates finished sessions in the past', () => {
    for (const { status, endAt } of bookings())
      if (/completed|no_show|expired/.test(status)) expect(endAt.getTime()).toBeLessThan(NOW.getTime());
  });

  it('enrols the learner in three courses, one of them finished', () => {
    const mine = all(enrollmentSchema, /^enrollments\/[^/]+$/).filter(({ uid }) => uid === 'demo-learner');
    expect(mine.map(({ status }) => status).sort()).toEqual(['active', 'active', 'completed']);
    expect(mine.find(({ status }) => status === 'completed')?.progress.pct).toBe(100);
  });

  it('claims no learner and no review that does not exist, and no review of somebody who was not there', () => {
    const enrolled = all(enrollmentSchema, /^enrollments\/[^/]+$/).filter(({ status }) =>
      /^(active|completed)$/.test(status),
    );
    const reviews = all(reviewSchema, /^reviews\/course__/);
    for (const course of all(courseSchema, /^courses\/[^/]+$/)) {
      expect(course.enrollmentCount).toBe(enrolled.filter(({ courseId }) => courseId === course.id).length);
      expect(course.ratingCount).toBe(reviews.filter(({ targetId }) => targetId === course.id).length);
    }
    for (const { uid, targetId } of reviews) expect(paths()).toContain(`enrollments/${uid}__${targetId}`);
  });

  it('shows authors a roster of their learners, and figures that agree with it', () => {
    for (const { id, enrollmentCount, outline } of courses()) {
      const lines = all(z.omit(rosterEntrySchema, { id: true }), new RegExp(`^courses/${id}/learners/`));
      expect(lines).toHaveLength(enrollmentCount);
      const parts = all(figuresSchema, new RegExp(`^courses/${id}/figures/`));
      const figures = lessonFigures(addedUp(parts.filter(({ group }) => group === LESSON_FIGURES)));
      const lessonIds = outline.flatMap((unit) => unit.lessonIds);
      const done = lines.reduce((sum, { progress }) => sum + progress.completed, 0);
      expect(lessonIds.reduce((sum, lessonId) => sum + (figures.get(lessonId)?.finished ?? 0), 0)).toBe(done);
      expect(figures.get(lessonIds[0] ?? '')?.opened).toBe(enrollmentCount);
    }
  });

  it('features four courses that exist', () => {
    const [site] = all(siteSettingsSchema, /^config\/public$/);
    expect(site?.featuredCourseIds).toHaveLength(4);
    for (const id of site?.featuredCourseIds ?? []) expect(paths()).toContain(`courses/${id}`);
  });

  it('writes Romanian with a comma below, never with a cedilla', () => {
    const texts = files
      .filter(({ contentType }) => contentType.startsWith('text/'))
      .map(({ bytes }) => bytes.toString());
    expect(JSON.stringify(documents) + texts.join()).not.toMatch(/[\u015e\u015f\u0162\u0163]/);
  });
});

describe('checkedDocument', () => {
  it('refuses fields that do not fit, naming the document', () => {
    expect(() =>
      checkedDocument(lessonBodySchema, 'courses/c/bodies/l_ro', {
        lessonId: 'l',
        locale: 'ro',
        text: 'a'.repeat(50_001),
      }),
    ).toThrow('courses/c/bodies/l_ro');
  });
});

describe('seedAdministrator', () => {
  it('writes one person, who is counted, and found by their name', async () => {
    const written: SeedDocument[] = [];
    const people: SeedAccount[] = [];
    const target = {
      firestore: { write: (some: readonly SeedDocument[]) => void written.push(...some) },
      auth: { createUser: (account: SeedAccount) => void people.push(account) },
      storage: { put: async () => {} },
    };
    await seedAdministrator(target, NOW);
    expect(people.map(({ localId }) => localId)).toEqual(['demo-admin']);
    expect(written.find(({ path }) => path === 'users/demo-admin')?.fields.searchKeys).toContain('irina');
    const figures = written.filter(({ path }) => path.startsWith('siteFigures/'));
    expect(addedUp(figures.map(({ fields }) => z.parse(siteFiguresSchema, fields)))['users:all']).toBe(1);
  });
});
