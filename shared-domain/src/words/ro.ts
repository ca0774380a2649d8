import type { LoadErrorCode } from '../app-error.ts';
import type { BookingStatus } from '../booking/lifecycle.ts';
import type { LessonType, Level } from '../course/course.ts';
import type { DraftStatus } from '../course/draft-lifecycle.ts';
import type { CourseStatus } from '../course/lifecycle.ts';
import type { EnrollmentStatus } from '../enrollment/lifecycle.ts';
import type { LanguageLevel } from '../expert/language-level.ts';
import type { Locale } from '../l10n/l10n.ts';
import type { ResourceStatus } from '../resource/lifecycle.ts';
import type { ResourceAccess, ResourceKind } from '../resource/resource.ts';
import type { UserFlag } from '../user/user.ts';

// The words of the field in Romanian. Each section compiles those it shows into its own messages (decision 32).

export { error } from './failures-ro.ts';

export const locale: Record<Locale, string> = { ro: 'Română', en: 'English' };

export const level: Record<Level, string> = { beginner: 'Începător', intermediate: 'Intermediar', advanced: 'Avansat' };

/** How well somebody speaks a language. */
export const languageLevel: Record<LanguageLevel, string> = {
  B1: 'B1',
  B2: 'B2',
  C1: 'C1',
  C2: 'C2',
  native: 'limbă maternă',
};

export const lessonType: Record<LessonType, string> = { text: 'Text', video: 'Video', quiz: 'Test', file: 'Fișiere' };

export const courseStatus: Record<CourseStatus | DraftStatus, string> = {
  draft: 'Ciornă',
  in_review: 'În verificare',
  changes_requested: 'Modificări cerute',
  published: 'Publicat',
  unlisted: 'Nelistat',
  archived: 'Arhivat',
  suspended: 'Suspendat',
};

export const enrollmentStatus: Record<EnrollmentStatus, string> = {
  active: 'În curs',
  completed: 'Terminat',
  withdrawn: 'Retras',
  expired: 'Expirat',
  suspended: 'Suspendat',
};

export const resourceKind: Record<ResourceKind, string> = { file: 'Fișier', link: 'Link', article: 'Articol' };

export const resourceAccess: Record<ResourceAccess, string> = {
  public: 'Pentru toți',
  registered: 'Pentru membri',
  enrolled: 'Pentru cursanți',
};

export const resourceStatus: Record<ResourceStatus, string> = {
  draft: 'Ciornă',
  in_review: 'În verificare',
  published: 'Publicată',
  archived: 'Arhivată',
  suspended: 'Suspendată',
};

export const bookingStatus: Record<BookingStatus, string> = {
  requested: 'Solicitată',
  confirmed: 'Confirmată',
  declined: 'Refuzată',
  expired: 'Expirată',
  cancelled: 'Anulată',
  completed: 'Finalizată',
  no_show_learner: 'Cursantul nu a venit',
  no_show_expert: 'Expertul nu a venit',
  disputed: 'Contestată',
};

export const userFlag: Record<UserFlag, string> = {
  isAdmin: 'Administrator',
  verifiedCreator: 'Autor verificat',
  verifiedExpert: 'Expert verificat',
  verifiedInstructor: 'Instructor verificat',
};

export const counted = {
  lessons_one: '{{count}} lecție',
  lessons_few: '{{count}} lecții',
  lessons_other: '{{count}} de lecții',
};

/** How reading the data of a page can fail. */
export const loadError: Record<LoadErrorCode, string> = {
  offline: 'Nu există conexiune cu serverul. Ce ai scris este păstrat; încearcă din nou când revine.',
  'timed-out': 'Răspunsul întârzie prea mult. Încearcă din nou.',
  'malformed-data': 'Datele primite sunt incomplete. Am notat problema.',
  unknown: 'Ceva nu a mers. Nimic din ce ai scris nu s-a pierdut; încearcă din nou.',
};
