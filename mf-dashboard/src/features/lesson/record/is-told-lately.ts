import type { Enrollment, Locale } from '@cursiv/shared-domain';

/** For so long, in milliseconds, opening the same lesson again says nothing new. */
const HOLDS_MS = 600_000;

/** Whether an enrolment has said for some minutes at most that its course continues at a lesson, in a language. */
export const isToldLately = (last: Enrollment['last'], lessonId: string, locale: Locale, now: Date): boolean =>
  last?.lessonId === lessonId && last.locale === locale && Math.abs(now.getTime() - last.at.getTime()) < HOLDS_MS;
