import * as z from 'zod/mini';
import { localeSchema } from '../../l10n/l10n-schema.ts';
import { instant } from '../../schema.ts';
import { courseDraftContentSchema, storedOutline } from '../course-draft-schema.ts';

const mark = z.string();

/**
 * One published version of a course, never changed: `courses/{courseId}/versions/{version}`. What its lessons say lies below it,
 * in `lessons` and `bodies`; the course names the version that is live.
 */
export const courseVersionSchema = z.extend(courseDraftContentSchema, {
  outline: storedOutline,
  version: z.number(),
  ownerUid: z.string(),
  /** The revision of the draft that it was made of. */
  rev: z.number(),
  /** Languages that readers have in it. */
  locales: z.array(localeSchema),
  /** Who published it: its author or an administrator. */
  publishedBy: z.string(),
  publishedAt: instant,
  /** The lessons of its outline. */
  lessonIds: z.array(z.string()),
  /** Paths of every file that it names. */
  files: z.array(z.string()),
  /** A mark of each text in each language, by the text's id. */
  marks: z.record(z.string(), z.object({ ro: z.optional(mark), en: z.optional(mark) })),
  /** For each translated text, the version that had the source it was made from, and that source's mark. */
  sources: z.record(z.string(), z.object({ version: z.number(), mark })),
});

export type CourseVersion = z.infer<typeof courseVersionSchema>;

/** The stored version, before its outline is parsed. */
export const storedVersionSchema = z.extend(courseVersionSchema, { outline: z.string() });

/** The path of a version of a course; its lessons and texts lie below it. */
export const versionPath = (courseId: string, version: number): string => `courses/${courseId}/versions/${version}`;
