import * as z from 'zod/mini';
import { categoryIdSchema } from '../category/category-id-schema.ts';
import { l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { instant, requiredText } from '../schema.ts';
import { RESOURCE_STATUSES } from './lifecycle.ts';
import { RESOURCE_ACCESS, RESOURCE_KINDS, RESOURCE_LIMITS } from './resource.ts';

/** Links that may be rendered: http(s) only, so that no script or data URL ever becomes an href. */
export const webUrlSchema = z
  .string()
  .check(z.trim(), z.maxLength(RESOURCE_LIMITS.url), z.regex(/^https?:\/\/[^\s]+$/i));

/** A file as its resource names it; every field must match `files/{id}`. */
export const resourceFileSchema = z.object({
  path: z.string(),
  name: z.string(),
  bytes: z.number(),
  contentType: z.string(),
  sha256: z.string(),
});

export type ResourceFile = z.infer<typeof resourceFileSchema>;

/** Why an administrator returned a resource, in their words. */
export const resourceReturnSchema = z.object({
  note: requiredText(RESOURCE_LIMITS.returnNote),
  /** Language of the note. */
  locale: localeSchema,
});

export type ResourceReturn = z.infer<typeof resourceReturnSchema>;

/** A text, link or file: `resources/{id}`. */
export const resourceSchema = z.object({
  id: z.string(),
  ownerUid: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  title: l10nText(RESOURCE_LIMITS.title),
  summary: l10nText(RESOURCE_LIMITS.summary),
  /** The text of an article, as Markdown without HTML. */
  body: l10nText(RESOURCE_LIMITS.body),
  url: z.optional(webUrlSchema),
  files: z.object({ ro: z.optional(resourceFileSchema), en: z.optional(resourceFileSchema) }),
  access: z.enum(RESOURCE_ACCESS),
  locales: z.array(localeSchema),
  categoryId: categoryIdSchema,
  courseIds: z.array(z.string()),
  status: z.enum(RESOURCE_STATUSES),
  rev: z.number(),
  /** Only in a returned draft. */
  returned: z.optional(resourceReturnSchema),
  createdAt: instant,
  updatedAt: instant,
});

export type Resource = z.infer<typeof resourceSchema>;
