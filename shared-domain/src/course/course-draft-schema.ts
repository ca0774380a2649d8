import * as z from 'zod/mini';
import { l10n, l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { CATEGORY_IDS, COURSE_LIMITS, LESSON_TYPES, LEVELS } from './course.ts';
import { lessonBodySchema, lessonVideoSchema } from './course-schema.ts';
import { DRAFT_STATUSES } from './draft-lifecycle.ts';

export const draftLessonSchema = z.object({
  id: z.string(),
  type: z.enum(LESSON_TYPES),
  title: l10nText(COURSE_LIMITS.lessonTitle),
  freePreview: z.boolean(),
  durationSec: z.number(),
  video: z.optional(lessonVideoSchema),
});

export type DraftLesson = z.infer<typeof draftLessonSchema>;

export const draftSectionSchema = z.object({
  id: z.string(),
  title: l10nText(COURSE_LIMITS.title),
  lessons: z.array(draftLessonSchema),
});

export type DraftSection = z.infer<typeof draftSectionSchema>;

/** The fields of a course that an author may edit. */
export const courseDraftContentSchema = z.object({
  baseLocale: localeSchema,
  title: l10nText(COURSE_LIMITS.title),
  subtitle: l10nText(COURSE_LIMITS.subtitle),
  description: l10nText(COURSE_LIMITS.description),
  outcomes: l10n(z.array(z.string())),
  categoryId: z.enum(CATEGORY_IDS),
  level: z.enum(LEVELS),
  outline: z.array(draftSectionSchema),
});

export type CourseDraftContent = z.infer<typeof courseDraftContentSchema>;

/** The stored outline: one text, whose length the data rules can measure, in one document, so that a reorder is one write. */
const storedOutline = z.codec(z.string(), z.array(draftSectionSchema), {
  decode: (text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'The outline is no JSON', input: text });
      return z.NEVER;
    }
  },
  encode: (outline) => JSON.stringify(outline),
});

/** A stored outline. */
export const outlineText = (outline: DraftSection[]): string => z.encode(storedOutline, outline);

/** An author's draft: `courseDrafts/{courseId}`; lesson texts lie in its `bodies/{lessonId}_{locale}`. */
export const courseDraftSchema = z.extend(courseDraftContentSchema, {
  outline: storedOutline,
  id: z.string(),
  ownerUid: z.string(),
  status: z.enum(DRAFT_STATUSES),
  /** Grows by one with every save; a save based on an older revision is refused (optimistic lock). */
  rev: z.number(),
  createdAt: instant,
  updatedAt: instant,
});

/** The stored draft, before its outline is parsed. */
export const storedDraftSchema = z.extend(courseDraftSchema, { outline: z.string() });

/** A lesson's text in a draft; it names its author, so that it goes to nobody else with the id of a deleted draft. */
export const draftBodySchema = z.extend(lessonBodySchema, { ownerUid: z.string() });

export type CourseDraft = z.infer<typeof courseDraftSchema>;
