import { randomUUID } from 'node:crypto';
import {
  countLesson,
  type Enrollment,
  enrollmentLifecycle,
  enrollmentSchema,
  isLearning,
  lessonBodyId,
  progressOf,
  resumedStatus,
} from '@cursiv/shared-domain';
import fc from 'fast-check';
import { memoryStore } from '../store/memory-store.ts';
import { parsed } from '../store/parsed.ts';
import { keepProgress } from './keep-progress.ts';
import { publishCourse } from './publish-course.ts';
import { publishSchema } from './request/publish-request.ts';
import { body, lesson, outline, writtenDraft } from './testing/written-draft.ts';

const THEN = new Date('2026-11-22T10:00:00Z');
const LESSONS = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6'];
const LEARNERS = ['dan', 'eva', 'ion'];

/** What happens on a site: an author publishes an outline, the trigger hears of it, or a learner does something. */
type Event =
  | { type: 'publish'; lessonIds: string[] }
  | { type: 'hear' }
  | { type: 'enrol' | 'leave' | 'comeBack'; uid: string }
  | { type: 'do'; uid: string; lessonId: string };

const uid = fc.constantFrom(...LEARNERS);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('publish' as const), lessonIds: fc.shuffledSubarray(LESSONS, { minLength: 1 }) }),
  fc.constant({ type: 'hear' as const }),
  fc.record({ type: fc.constantFrom('enrol' as const, 'leave' as const, 'comeBack' as const), uid }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('do' as const), uid, lessonId: fc.constantFrom(...LESSONS) }) },
);

/** A course with its learners, whose pages write as the rules let them. */
class Site {
  readonly documents = writtenDraft({ ownerUid: 'vera' });
  readonly #store = memoryStore(this.documents);
  /** Whether the trigger has heard of the last publication. */
  hasHeard = true;

  constructor() {
    for (const id of LESSONS)
      for (const locale of ['ro', 'en']) this.documents.set(...(body(id, locale) as [string, Record<string, unknown>]));
  }

  enrollment(uid: string): Enrollment | undefined {
    const path = `enrollments/${uid}__c1`;
    const fields = this.documents.get(path);
    return fields && parsed(enrollmentSchema, { path, id: `${uid}__c1`, fields });
  }

  isDone(uid: string, lessonId: string): boolean {
    return this.documents.get(`enrollments/${uid}__c1/lessonProgress/${lessonId}`)?.state === 'completed';
  }

  /** The lessons of the live outline, and those of the live version in or out of it. */
  live(): { outline: string[]; readable: (lessonId: string) => boolean } {
    const { version, outline: units } = this.documents.get('courses/c1') as {
      version: number;
      outline: { lessonIds: string[] }[];
    };
    const at = `courses/c1/versions/${version}`;
    return {
      outline: units.flatMap(({ lessonIds }) => lessonIds),
      readable: (id) =>
        this.documents.has(`${at}/lessons/${id}`) && this.documents.has(`${at}/bodies/${lessonBodyId(id, 'ro')}`),
    };
  }

  async happens(what: Event): Promise<void> {
    if (what.type === 'publish') return this.#publish(what.lessonIds);
    if (what.type === 'hear') return this.#hear();
    if (what.type === 'do') return this.#complete(what.uid, what.lessonId);
    const enrollment = this.enrollment(what.uid);
    if (what.type === 'enrol' && !enrollment) this.#enrol(what.uid);
    if (what.type === 'leave' && enrollment?.status === 'active') this.#update(what.uid, { status: 'withdrawn' });
    if (what.type === 'comeBack' && enrollment?.status === 'withdrawn')
      this.#update(what.uid, { status: resumedStatus(enrollment.progress) });
  }

  async #publish(lessonIds: string[]): Promise<void> {
    const draft = this.documents.get('courseDrafts/c1') ?? {};
    const rev = Number(draft.rev) + 1;
    const lessons = lessonIds.map((id) => lesson(id));
    this.documents.set('courseDrafts/c1', { ...draft, rev, outline: outline(...lessons) });
    const request = publishSchema.parse({ key: randomUUID(), courseId: 'c1', rev, locales: ['ro', 'en'] });
    await publishCourse(this.#store, request, { uid: 'vera', hasVerifiedEmail: true }, THEN);
    this.hasHeard = false;
  }

  async #hear(): Promise<void> {
    await keepProgress(this.#store, 'c1');
    this.hasHeard = true;
  }

  #enrol(uid: string): void {
    const { outline: lessonIds } = this.live();
    this.documents.set(`enrollments/${uid}__c1`, {
      ...{ uid, courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 1, status: enrollmentLifecycle.first },
      ...{ enrolledAt: THEN, updatedAt: THEN, lessonIds, progress: progressOf(0, lessonIds.length) },
    });
  }

  #update(uid: string, fields: object): void {
    const path = `enrollments/${uid}__c1`;
    this.documents.set(path, { ...this.documents.get(path), ...fields });
  }

  #complete(uid: string, lessonId: string): void {
    const enrollment = this.enrollment(uid);
    if (!enrollment || !isLearning(enrollment.status) || !this.live().readable(lessonId)) return;
    const change = this.isDone(uid, lessonId) ? 0 : 1;
    const state = { lessonId, state: 'completed', positionSec: 0, updatedAt: THEN };
    this.documents.set(`enrollments/${uid}__c1/lessonProgress/${lessonId}`, state);
    this.#update(uid, countLesson(enrollment, lessonId, change));
  }
}

/** What holds of a learner at any time. */
function expectSound(site: Site, uid: string): void {
  const { progress, lessonIds, status } = site.enrollment(uid) as Enrollment;
  const { outline: present, readable } = site.live();
  const done = lessonIds.filter((id) => site.isDone(uid, id));
  expect(progress).toEqual(progressOf(done.length, lessonIds.length));
  expect(Number.isInteger(progress.pct) && progress.pct >= 0 && progress.pct <= 100).toBe(true);
  expect(lessonIds.every(readable)).toBe(true);
  const left = lessonIds.filter((id) => !site.isDone(uid, id));
  // Whatever is asked of somebody can be found and done.
  if (status !== 'completed' && site.hasHeard) expect(present).toEqual(expect.arrayContaining(left));
  if (left.length === 0) expect(status).not.toBe('active');
}

it('nobody’s percentage falls, and everybody can finish, whatever is published, done, left and taken up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const site = new Site();
      await site.happens({ type: 'publish', lessonIds: LESSONS.slice(0, 3) });
      for (const what of events) {
        const before = new Map(LEARNERS.map((learner) => [learner, site.enrollment(learner)]));
        await site.happens(what);
        for (const [learner, enrollment] of before) {
          const after = site.enrollment(learner);
          if (!after) continue;
          expectSound(site, learner);
          if (!enrollment) continue;
          expect(after.progress.pct).toBeGreaterThanOrEqual(enrollment.progress.pct);
          if (enrollment.status === 'completed') expect(after.status).toBe('completed');
        }
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  );
}, 120_000);
