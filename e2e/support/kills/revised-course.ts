import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { change, storeAll, storedAt, storedIn } from '../backend/stored.ts';
import { callFunction } from '../call-function.ts';

const LOCALES = ['ro', 'en'] as const;
/** So many that a version takes several commits. */
const LESSONS = Array.from({ length: 90 }, (_, at) => `l${at}`);
/** Longer than a publication may run. */
const CLAIM_MS = 120_000;

/** A course whose every text names its revision, so that a version made of two is seen. */
export class RevisedCourse {
  readonly id: string;
  readonly #author: { uid: string; email: string };
  #rev = 0;

  constructor(id: string, author: { uid: string; email: string }) {
    this.id = id;
    this.#author = author;
  }

  /** Writes the next revision of the whole draft; returns it. */
  async write(request: APIRequestContext): Promise<number> {
    this.#rev += 1;
    const both = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));
    const said = both(`${this.#rev}`);
    const lesson = { type: 'text', freePreview: false, durationSec: 60, title: said };
    const ownerUid = this.#author.uid;
    const draft = {
      ...{ ownerUid, status: 'draft', rev: this.#rev, createdAt: new Date(), updatedAt: new Date(), baseLocale: 'ro' },
      ...{ title: said, subtitle: {}, outcomes: {}, description: said, categoryId: 'arts', level: 'beginner' },
      outline: JSON.stringify([{ id: 'u', title: said, lessons: LESSONS.map((id) => ({ id, ...lesson })) }]),
    };
    const bodies = LESSONS.flatMap((lessonId) =>
      LOCALES.map((locale): [string, object] => [
        `courseDrafts/${this.id}/bodies/${lessonId}_${locale}`,
        { ownerUid, by: ownerUid, rev: this.#rev, lessonId, locale, text: `${this.#rev}` },
      ]),
    );
    await storeAll(request, new Map([[`courseDrafts/${this.id}`, draft], ...bodies]));
    return this.#rev;
  }

  /** A press of the button, which may be repeated when its answer is lost. */
  pressed() {
    const wish = { key: randomUUID(), courseId: this.id, rev: this.#rev, locales: LOCALES };
    return (request: APIRequestContext) => callFunction(request, 'publishCourse', this.#author.email, wish);
  }

  /** Every revision that readers see somewhere in the course: one, when its version is whole. */
  async read(request: APIRequestContext): Promise<string[]> {
    const course = await storedAt(request, `courses/${this.id}`).catch(() => undefined);
    if (!course) return [];
    const at = `courses/${this.id}/versions/${course.version?.integerValue}`;
    const [version, bodies, lessons] = await Promise.all([
      storedAt(request, at),
      storedIn(request, `${at}/bodies`),
      storedIn(request, `${at}/lessons`),
    ]);
    const missing = bodies.length + lessons.length - LESSONS.length * (LOCALES.length + 1);
    const title = (value: unknown) => (value as { mapValue: { fields: { ro: Text } } }).mapValue.fields.ro.stringValue;
    return [
      ...new Set([
        title(course.title),
        `${version.rev?.integerValue}`,
        ...bodies.map(({ text }) => String(text?.stringValue)),
        ...lessons.map((lesson) => title(lesson.title)),
        ...(missing === 0 ? [] : [`${missing} documents`]),
      ]),
    ];
  }

  /** The last publication: `running`, `done` or `failed`. */
  async publication(request: APIRequestContext): Promise<string> {
    return String((await storedAt(request, `publications/${this.id}`)).status?.stringValue);
  }

  /** Time passes: the claim of a publication that was cut off has run out, and the author may publish again. */
  async later(request: APIRequestContext): Promise<void> {
    await change(request, `publications/${this.id}`, { startedAt: new Date(Date.now() - CLAIM_MS) });
    const allowance = createHash('sha256').update(`publishCourse ${this.#author.uid}`).digest('base64url');
    await change(request, `allowances/${allowance}`, { count: 0 });
  }
}

interface Text {
  stringValue: string;
}
