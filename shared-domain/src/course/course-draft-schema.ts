import * as z from 'zod/mini';
import { categoryIdSchema } from '../category/category-id-schema.ts';
import { l10n, l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { quizSettingsSchema } from '../quiz/question-schema.ts';
import { instant, requiredText } from '../schema.ts';
import { courseOfferSchema } from './authors/course-offer.ts';
import { COURSE_LIMITS, LESSON_TYPES, LEVELS } from './course.ts';
import {
  courseCoverSchema,
  lessonBodySchema,
  lessonFilesSchema,
  lessonPicturesSchema,
  lessonVideoSchema,
} from './course-schema.ts';
import { DRAFT_STATUSES } from './draft-lifecycle.ts';
import { LESSON_COMPLETIONS } from './lesson-completion.ts';
import { type GlossaryTerm, glossarySchema } from './translation/glossary.ts';

export const draftLessonSchema = z.object({
  id: z.string(),
  type: z.enum(LESSON_TYPES),
  title: l10nText(COURSE_LIMITS.lessonTitle),
  freePreview: z.boolean(),
  durationSec: z.number(),
  video: z.optional(lessonVideoSchema),
  pictures: z.optional(lessonPicturesSchema),
  files: z.optional(lessonFilesSchema),
  quiz: z.optional(quizSettingsSchema),
  completion: z.optional(z.enum(LESSON_COMPLETIONS)),
});

export type DraftLesson = z.infer<typeof draftLessonSchema>;

export const draftUnitSchema = z.object({
  id: z.string(),
  title: l10nText(COURSE_LIMITS.title),
  lessons: z.array(draftLessonSchema),
});

export type DraftUnit = z.infer<typeof draftUnitSchema>;

/** The fields of a course that an author may edit. */
export const courseDraftContentSchema = z.object({
  baseLocale: localeSchema,
  title: l10nText(COURSE_LIMITS.title),
  subtitle: l10nText(COURSE_LIMITS.subtitle),
  description: l10nText(COURSE_LIMITS.description),
  outcomes: l10n(z.array(z.string())),
  categoryId: categoryIdSchema,
  level: z.enum(LEVELS),
  isSequential: z.optional(z.boolean()),
  cover: z.optional(courseCoverSchema),
  outline: z.array(draftUnitSchema),
  /** Absent until its author has agreed on a term. */
  glossary: z.optional(glossarySchema),
});

export type CourseDraftContent = z.infer<typeof courseDraftContentSchema>;

/** What an author may edit, without what else is known of a draft or a version. */
export const draftContent = (from: CourseDraftContent): CourseDraftContent => z.parse(courseDraftContentSchema, from);

/** A list that is stored as one text, whose length the data rules can measure, in one document. */
const storedAsText = <Item extends z.ZodMiniType>(name: string, list: z.ZodMiniArray<Item>) =>
  z.codec(z.string(), list, {
    decode: (text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: `The ${name} is no JSON`, input: text });
        return z.NEVER;
      }
    },
    encode: (items) => JSON.stringify(items),
  });

/** The stored outline: in one document, so that a reorder is one write. */
export const storedOutline = storedAsText('outline', z.array(draftUnitSchema));

const storedGlossary = storedAsText('glossary', glossarySchema);

/** A stored outline. */
export const outlineText = (outline: DraftUnit[]): string => z.encode(storedOutline, outline);

/** A stored glossary. */
export const glossaryText = (glossary: GlossaryTerm[]): string => z.encode(storedGlossary, glossary);

/** Why an administrator asks the author of a draft for changes, in their words. */
export const draftReturnSchema = z.object({
  note: requiredText(COURSE_LIMITS.reasonNote),
  locale: localeSchema,
  rev: z.number(),
});

export type DraftReturn = z.infer<typeof draftReturnSchema>;

/** Who saved a revision of a draft, and the entry of the history from which they brought one of its titles back. */
export const draftSavedSchema = z.object({
  by: z.string(),
  rev: z.number(),
  textId: z.optional(z.string()),
  restoredFrom: z.optional(z.string()),
});

/** An author's draft: `courseDrafts/{courseId}`; lesson texts lie in its `bodies/{lessonId}_{locale}`. */
export const courseDraftSchema = z.extend(courseDraftContentSchema, {
  outline: storedOutline,
  glossary: z.optional(storedGlossary),
  id: z.string(),
  ownerUid: z.string(),
  /** Who writes it besides its owner; only a function changes them. */
  editorUids: z._default(z.array(z.string()), []),
  /** What its authors were called when they became its authors. */
  authorNames: z._default(z.record(z.string(), z.string()), {}),
  /** To whom its owner wants to hand it over; null once that was answered or taken back. */
  offer: z.optional(z.nullable(courseOfferSchema)),
  status: z.enum(DRAFT_STATUSES),
  /** Grows by one with every save; a save based on an older revision is refused (optimistic lock). */
  rev: z.number(),
  /** The revision that its author asked to be reviewed, and when. */
  handedIn: z.optional(z.object({ rev: z.number(), at: instant })),
  /** Why an administrator asked for changes, and of which revision. */
  returned: z.optional(draftReturnSchema),
  /** The revision that readers have. */
  publishedRev: z.optional(z.number()),
  /** Absent from a draft that an older build has saved; of another revision where one has saved it since. */
  saved: z.optional(draftSavedSchema),
  /** The browser whose edits were saved last. */
  savedFrom: z.optional(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

/** The stored draft, before its outline is parsed. */
export const storedDraftSchema = z.extend(courseDraftSchema, {
  outline: z.string(),
  glossary: z.optional(z.string()),
});

/** What every part of a draft says of itself: whose course it is of, who saved it, and with which revision of the draft. */
const signed = {
  ownerUid: z.string(),
  by: z.optional(z.string()),
  rev: z.optional(z.number()),
};

/** The entry of the history that a text brings back. */
const restoredFrom = z.optional(z.string());

/**
 * A lesson's text in a draft. `originals` says from what each of its paragraphs was translated (`TranslatedText`); who writes a
 * text from elsewhere, such as an earlier version, leaves it out.
 */
export const draftBodySchema = z.extend(lessonBodySchema, {
  ...signed,
  originals: z.optional(z.array(z.string())),
  restoredFrom,
});

export type DraftBody = z.infer<typeof draftBodySchema>;

/** A lesson's questions in a draft, as they are stored. */
export const draftQuizSchema = z.object({ ...signed, lessonId: z.string(), questions: z.string(), restoredFrom });

export type CourseDraft = z.infer<typeof courseDraftSchema>;
