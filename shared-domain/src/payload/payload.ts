import type { CategoryId, LessonType, Level } from '../course/course.ts';
import type { Locale } from '../l10n/l10n.ts';
import type { ResourceAccess, ResourceKind } from '../resource/resource.ts';

/** Text resolved for a page; `locale` differs from the page's when only another language exists. */
export interface PageText {
  text: string;
  locale: Locale;
}

/** What every public page knows of the site. */
export interface SitePayload {
  supportEmail: string;
  announcement?: PageText;
}

export interface CourseCard {
  id: string;
  title: PageText;
  subtitle: PageText;
  categoryId: CategoryId;
  level: Level;
  locales: Locale[];
  durationSec: number;
  lessonCount: number;
  instructorNames: string[];
  ratingAvg: number;
  ratingCount: number;
  enrollmentCount: number;
  hasFreePreview: boolean;
  /** ISO 8601 */
  publishedAt: string;
}

export interface LessonLine {
  id: string;
  title: PageText;
  type: LessonType;
  durationSec: number;
  freePreview: boolean;
}

export interface CoursePage extends CourseCard {
  ownerUid: string;
  version: number;
  description: PageText;
  outcomes: { items: string[]; locale: Locale };
  outline: { id: string; title: PageText; lessons: LessonLine[] }[];
  resources: ResourceCard[];
}

export interface ResourceCard {
  id: string;
  title: PageText;
  summary: PageText;
  kind: ResourceKind;
  access: ResourceAccess;
  locales: Locale[];
  categoryId: CategoryId;
}

export interface ResourcePage extends ResourceCard {
  /** Present only when everybody may read it (`access` is public). */
  body?: PageText;
  url?: string;
  files: { locale: Locale; name: string; bytes: number; contentType: string; path: string }[];
  usedIn: { id: string; title: PageText }[];
}

export interface ExpertCard {
  id: string;
  displayName: string;
  headline: PageText;
  bio: PageText;
  languages: string[];
  topics: string[];
  categoryIds: CategoryId[];
  timeZone: string;
  ratingAvg: number;
  ratingCount: number;
}

/** The per-page payload files (spec §7), by page: `/payload/{locale}/{page}.json`. */
export interface Payloads {
  index: {
    site: SitePayload;
    featured: CourseCard[];
    newest: CourseCard[];
    experts: ExpertCard[];
    resources: ResourceCard[];
  };
  courses: { site: SitePayload; courses: CourseCard[] };
  course: { site: SitePayload; course: CoursePage };
  resources: { site: SitePayload; resources: ResourceCard[] };
  resource: { site: SitePayload; resource: ResourcePage };
  experts: { site: SitePayload; experts: ExpertCard[] };
}
