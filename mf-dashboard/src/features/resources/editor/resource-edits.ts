import { newResourceId } from '@cursiv/shared-data';
import { keptOneOf } from '@cursiv/shared-data/edits';
import { categoryIdSchema, RESOURCE_ACCESS, RESOURCE_KINDS, resourceFileSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { ResourceFormValues } from './resource-form-values.ts';

const inBoth = z.object({ ro: z.string(), en: z.string() });

const valuesSchema = z.object({
  kind: z.enum(RESOURCE_KINDS),
  title: inBoth,
  summary: inBoth,
  body: inBoth,
  url: z.string(),
  files: z.object({ ro: z.exactOptional(resourceFileSchema), en: z.exactOptional(resourceFileSchema) }),
  access: z.enum(RESOURCE_ACCESS),
  categoryId: categoryIdSchema,
  courseId: z.string(),
});

/** Where the edits of a person's resource wait, stored or new. */
export const resourceEdits = (uid: string, resourceId: string | undefined) =>
  keptOneOf<ResourceFormValues>(uid, 'resource', valuesSchema, resourceId, newResourceId);
