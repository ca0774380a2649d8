import type { Schedule } from '../availability/schedule.ts';
import type { CourseFilterName } from '../catalogue/course-query.ts';
import type { ExpertFilterName } from '../catalogue/expert-query.ts';
import type { ResourceFilterName } from '../catalogue/resource-query.ts';
import type { CategoryId } from '../category/category-id.ts';
import type { CertificateStatus } from '../certificate/lifecycle.ts';
import type { LessonType, Level } from '../course/course.ts';
import type { LessonVideo } from '../course/course-schema.ts';
import type { LessonFileLine } from '../course/lesson-files.ts';
import type { LanguageLevels } from '../expert/language-level.ts';
import type { Offering } from '../expert/offering.ts';
import type { Locale } from '../l10n/l10n.ts';
import type { AgreedText } from '../legal/legal-versions.ts';
import type { ResourceAccess, ResourceKind } from '../resource/resource.ts';
import type { HomePart } from '../site/content/home-page.ts';
import type { WireDocument } from '../stored-query/wire-document.ts';

/** Text resolved for a page; `locale` differs from the page's when only another language exists. */
export interface PageText {
  text: string;
  locale: Locale;
}

/** The site's data on every public page. */
export interface SitePayload {
  supportEmail: string;
  announcement?: PageText;
}

/** How the home page begins, where an operator has said it, and the parts that it shows, in their order. */
export interface HomeView {
  title?: string;
  lead?: string;
  parts: HomePart[];
}

export interface CourseCard {
  id: string;
  title: PageText;
  subtitle: PageText;
  /** Its author's own picture, with what it shows in words; else one is drawn from the subject. */
  cover?: { src: string; alt: string };
  categoryId: CategoryId;
  /** Its name in the page's language. */
  categoryName: string;
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

/** Somebody who teaches a course. */
export interface CourseInstructorLine {
  uid: string;
  name: string;
  /** The address of their portrait. */
  photo?: string;
  /** Whether there is an expert page about them. */
  isExpert: boolean;
  /** Whether administrators know them as an instructor. */
  isVerified: boolean;
  /** What they say of themselves. */
  bio?: PageText;
  /** Languages they speak. */
  languages?: string[];
}

export interface CoursePayload extends CourseCard {
  ownerUid: string;
  version: number;
  description: PageText;
  outcomes: { items: string[]; locale: Locale };
  outline: { id: string; title: PageText; lessons: LessonLine[] }[];
  resources: ResourceCard[];
  instructors: CourseInstructorLine[];
  reviews: {
    /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
    counts: number[];
    newest: ReviewLine[];
  };
  related: CourseCard[];
}

/** A review in its public form. */
export interface ReviewLine {
  id: string;
  authorName: string;
  rating: number;
  /** Plain text; empty when the author gave only stars. */
  text: string;
  locale: Locale;
  /** ISO 8601 */
  createdAt: string;
  isEdited: boolean;
  /** The answer of the course's author. */
  reply?: { text: string; locale: Locale };
}

/** A free lesson with its content. */
export interface LessonPreview {
  id: string;
  title: PageText;
  body?: PageText;
  video?: LessonVideo;
  /** The language that the video speaks; absent from functions of an older version. */
  sound?: Locale;
  /** Paths of the pictures in its text. */
  pictures?: string[];
  /** To download. */
  files?: LessonFileLine[];
}

export interface ResourceCard {
  id: string;
  title: PageText;
  summary: PageText;
  kind: ResourceKind;
  access: ResourceAccess;
  locales: Locale[];
  categoryId: CategoryId;
  categoryName: string;
}

export interface ResourcePayload extends ResourceCard {
  /** Only for public resources (`access` is public). */
  body?: PageText;
  url?: string;
  files: { locale: Locale; name: string; bytes: number; contentType: string; path: string }[];
  usedIn: { id: string; title: PageText }[];
}

/** An expert in one line. */
export interface ExpertLine {
  id: string;
  displayName: string;
  headline: PageText;
  /** The address of their portrait. */
  photo?: string;
}

export interface ExpertCard extends ExpertLine {
  languages: string[];
  /** Where they state one. */
  languageLevels?: LanguageLevels;
  /** `id` is the same in every language. */
  topics: { id: string; text: string }[];
  categoryIds: CategoryId[];
  timeZone: string;
  /** Whether an administrator has verified the person. */
  isVerified: boolean;
  ratingAvg: number;
  ratingCount: number;
  /** The next free start, ISO 8601; absent when there is none. */
  nextFreeAt?: string;
}

export interface OfferingLine extends Pick<Offering, 'durationMin' | 'minNoticeMin' | 'cancelNoticeMin' | 'location'> {
  id: string;
  title: PageText;
  description: PageText;
  /** The free starts, in epoch minutes. Nothing reveals why another time is not free. */
  freeStarts: number[];
}

export interface ExpertPayload extends ExpertCard {
  /** They take no requests at present. */
  isPaused?: true;
  /** Days in another zone. */
  stays?: NonNullable<Schedule['stays']>;
  bio: PageText;
  offerings: OfferingLine[];
  courses: CourseCard[];
  /** Only reviews with text, newest first. */
  reviews: ReviewLine[];
}

/** Where a search matched, when the card alone does not show it. */
export interface FoundIn {
  field: 'title' | 'instructor' | 'category' | 'topic' | 'subtitle' | 'lesson';
  text: string;
  /** Language of the text; absent for a name. */
  locale?: Locale;
}

/** One value of a filter and the number of entries it would leave; `label` when the value is no name. */
export interface Facet {
  value: string;
  count: number;
  label?: string;
}

/** One page of a searched and filtered list. */
export interface FoundPage<Name extends string> {
  /** Number of results on all pages. */
  total: number;
  page: number;
  pages: number;
  /** Number of entries without any search or filter. */
  everything: number;
  facets: Record<Name, Facet[]>;
  /** Only without results: the number of results without each filter, and similar spellings. */
  ways?: { without: { name: Name | 'q'; count: number }[]; spellings: { text: string; count: number }[] };
}

export interface CoursesPayload extends FoundPage<CourseFilterName> {
  site: SitePayload;
  courses: (CourseCard & { foundIn?: FoundIn })[];
  /** Popular courses; only without results. */
  popular?: CourseCard[];
  /** Other results for the same words; only with a search. */
  elsewhere?: {
    resources: { total: number; first: ResourceCard[] };
    experts: { total: number; first: ExpertLine[] };
  };
}

export interface ResourcesPayload extends FoundPage<ResourceFilterName> {
  site: SitePayload;
  resources: (ResourceCard & { foundIn?: FoundIn })[];
}

export interface ExpertsPayload extends FoundPage<ExpertFilterName> {
  site: SitePayload;
  experts: ExpertCard[];
  /** The course that they can explain, when the query names one that is published. */
  course?: { id: string; title: PageText };
}

/** A certificate as its page shows it to everybody. */
export interface CertificatePayload {
  id: string;
  /** Its page's address with the site's origin. */
  address: string;
  learnerName: string;
  courseTitle: PageText;
  courseVersion: number;
  /** The course, while it is published. */
  courseId?: string;
  status: CertificateStatus;
  /** ISO 8601 */
  issuedAt: string;
  /** The id of the one that replaced it. */
  supersededBy?: string;
  revokedReason?: string;
}

/** A category in the page's language. */
export interface CategoryLine {
  id: CategoryId;
  name: string;
  /** Whether authors may choose it. */
  isOffered: boolean;
}

/** A legal text, as it is or as it was. */
export interface LegalPayload {
  title: string;
  summary: string;
  /** Markdown. */
  text: string;
  /** The day since which it holds: ISO 8601, day only. */
  on: string;
  /** Whether it came with the product, for the operator to complete. */
  isModel: boolean;
  /** Newest first; `isKept` when the text of that day can be read. */
  versions: { on: string; change: string; isKept: boolean }[];
}

/** The per-page payload files (spec §7), by page: `/payload/{locale}/{page}.json`, lists with the query of `courseQueryString`. */
export interface Payloads {
  index: {
    site: SitePayload;
    home: HomeView;
    featured: CourseCard[];
    newest: CourseCard[];
    experts: ExpertCard[];
    resources: ResourceCard[];
    /** Those that are offered, in browsing order; `about` may be empty. */
    categories: { id: CategoryId; name: string; about: string }[];
  };
  courses: CoursesPayload;
  course: { site: SitePayload; course: CoursePayload };
  /** `courses/{courseId}/lessons/{lessonId}.json` */
  lesson: { lesson: LessonPreview };
  resources: ResourcesPayload;
  resource: { site: SitePayload; resource: ResourcePayload };
  experts: ExpertsPayload;
  expert: { site: SitePayload; expert: ExpertPayload };
  /** The issuers (DIDs) whose signatures the site vouches for. */
  certificates: { issuers: string[] };
  certificate: { certificate: CertificatePayload };
  /** All categories, in browsing order. */
  categories: { categories: CategoryLine[] };
  /** `legal/{text}.json`, and `legal/{text}-{day}.json` as it was. */
  'legal-text': LegalPayload;
  /** What changed in the texts that people agree to, newest first. */
  legal: { changes: { text: AgreedText; on: string; change: string }[] };
}

/** Documents that a signed-in person's page reads at first, as plain JSON with instants in ISO 8601, asked for before the code that reads them has come. */
export interface DocumentsAhead {
  /** Fields by path. */
  documents: Record<string, Record<string, unknown>>;
  /** All documents of a folder, by its path. */
  folders: Record<string, { id: string; fields: Record<string, unknown> }[]>;
  /** What the page goes on to listen to, by `queryKey`, or a single document's path. Older functions answer nothing here. */
  watched?: Record<string, WatchedAhead>;
}

/** The answer to a query, or a single document, as it was at an instant: the database's client can listen on from there. */
export interface WatchedAhead {
  /** As the database's interface writes it; `parent` of a single document is its own name. */
  query: { parent: string; structuredQuery: object };
  /** RFC 3339 */
  readTime: string;
  documents: WireDocument[];
}
