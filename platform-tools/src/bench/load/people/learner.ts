import type { Ledger } from '../figures/ledger.ts';
import type { Account } from '../wire/accounts.ts';
import { commit, OPERATOR, read } from '../wire/firestore.ts';
import { valueAt } from '../wire/values.ts';
import type { Person } from './person.ts';

const COURSE = 'spreadsheets-that-answer';
/** Acts in one lesson: five minutes of a film, whose place is stored every 15 seconds. */
const ACTS_IN_LESSON = 20;

/** What enrolling repeats of a course. */
export interface TakenCourse {
  ownerUid: unknown;
  version: unknown;
  lessonIds: string[];
  lessonCount: unknown;
}

/** The course of all learners, of the demo data. */
export async function takenCourse(): Promise<TakenCourse> {
  const course = (await read(`courses/${COURSE}`, OPERATOR))?.fields;
  const version = valueAt(course, 'version');
  const lessons = (await read(`courses/${COURSE}/versions/${version}`, OPERATOR))?.fields;
  return {
    ...{ ownerUid: valueAt(course, 'ownerUid'), version, lessonCount: valueAt(course, 'lessonCount') },
    lessonIds: valueAt(lessons, 'lessonIds') as string[],
  };
}

/** Somebody who enrols in a course and watches its lessons: opens one, then stores the place every while, then opens the next. */
export class Learner implements Person {
  readonly role = 'learner';
  readonly #account: Account;
  readonly #course: TakenCourse;
  readonly #ledger: Ledger;
  readonly #path: string;
  readonly #begun = new Set<string>();
  #isEnrolled = false;
  #acts: number;
  /** Grows with every write, so that a later one can be told from an earlier one. */
  #second = 0;

  /** `acts`: how far they are in their lesson at first, as people who learn at the same time differ in it. */
  constructor(account: Account, course: TakenCourse, ledger: Ledger, acts: number) {
    this.#account = account;
    this.#course = course;
    this.#ledger = ledger;
    this.#acts = acts;
    this.#path = `enrollments/${account.uid}__${COURSE}`;
  }

  async act(): Promise<'done'> {
    if (!this.#isEnrolled) await this.#enrol();
    else {
      const { lessonIds } = this.#course;
      const lesson = lessonIds[Math.floor(this.#acts / ACTS_IN_LESSON) % lessonIds.length] ?? '';
      const isFirst = this.#acts % ACTS_IN_LESSON === 0;
      this.#acts += 1;
      await (isFirst ? this.#open(lesson) : this.#savePlace(lesson));
    }
    return 'done';
  }

  async #enrol(): Promise<void> {
    const { uid, headers } = this.#account;
    const { ownerUid, version, lessonIds, lessonCount } = this.#course;
    // An earlier try may have been stored without an answer.
    if (!(await read(this.#path, headers))) {
      const id = this.#path.slice('enrollments/'.length);
      const allowance = { path: `allowances/${uid}__enrollments`, fields: { count: 1, last: id } };
      const enrolment = {
        ...{ uid, courseId: COURSE, courseOwnerUid: ownerUid, courseVersion: version, lessonIds, status: 'active' },
        ...{ progress: { completed: 0, total: lessonCount, pct: 0 }, lessonStates: {} },
      };
      await commit(
        [
          { ...allowance, times: ['since', 'at'], condition: { exists: false } },
          { path: this.#path, fields: enrolment, times: ['enrolledAt', 'updatedAt'], condition: { exists: false } },
        ],
        headers,
      );
      this.#ledger.acknowledge({ path: this.#path }, 1);
    }
    this.#isEnrolled = true;
  }

  /** Reads what a lesson's page reads. */
  async #open(lesson: string): Promise<void> {
    const version = `courses/${COURSE}/versions/${this.#course.version}`;
    const paths = [this.#path, `${version}/lessons/${lesson}`, `${version}/bodies/${lesson}_ro`];
    await Promise.all(paths.map((path) => read(path, this.#account.headers)));
  }

  async #savePlace(lessonId: string): Promise<void> {
    this.#second += 1;
    const positionSec = this.#second;
    const isNew = !this.#begun.has(lessonId);
    const place = { lessonId, positionSec, locale: 'ro', readLocale: 'ro' };
    const progress = { ...place, ...(isNew && { state: 'in_progress' }) };
    const enrolment = {
      last: { lessonId, positionSec, locale: 'ro' },
      ...(isNew && { lessonStates: { [lessonId]: 'bf' }, stated: lessonId }),
    };
    const stated = isNew ? [`lessonStates.\`${lessonId}\``, 'stated'] : [];
    const path = `${this.#path}/lessonProgress/${lessonId}`;
    await commit(
      [
        { path, fields: progress, only: Object.keys(progress), times: ['updatedAt', ...(isNew ? ['startedAt'] : [])] },
        {
          ...{ path: this.#path, fields: enrolment, only: ['last', ...stated], times: ['last.at', 'updatedAt'] },
          condition: { exists: true },
        },
      ],
      this.#account.headers,
    );
    this.#begun.add(lessonId);
    this.#ledger.acknowledge({ path, field: 'positionSec' }, positionSec);
    this.#ledger.acknowledge({ path: this.#path, field: 'last.positionSec' }, positionSec);
  }
}
