import type { Page } from '@playwright/test';
import { store } from '../backend/stored.ts';

const HOUR = 3_600_000;

const BEGUN = { completed: 0, total: 1, pct: 0 };
/** So much of a course that one may review it. */
export const ENOUGH_TO_REVIEW = { completed: 2, total: 5, pct: 40 };

/** Enrols a person in a course, an hour ago. */
export const enrolled = (page: Page, uid: string, courseId: string, courseOwnerUid: string, progress = BEGUN) =>
  store(page.request, `enrollments/${uid}__${courseId}`, {
    uid,
    courseId,
    courseOwnerUid,
    courseVersion: 1,
    lessonIds: ['l1'],
    status: 'active',
    enrolledAt: new Date(Date.now() - HOUR),
    updatedAt: new Date(Date.now() - HOUR),
    progress,
    lessonStates: {},
  });
