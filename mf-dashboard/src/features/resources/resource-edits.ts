import { type KeptEdits, keptEdits } from '@cursiv/shared-data/edits';
import {
  CATEGORY_IDS,
  RESOURCE_ACCESS,
  RESOURCE_KINDS,
  type ResourceFile,
  resourceFileSchema,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { ResourceFormValues } from './resource-form-values.ts';

const inBoth = z.object({ ro: z.string(), en: z.string() });

const editsSchema = z.object({
  /** The resource's id, or the id that it gets at its first save. */
  id: z.string(),
  /** The revision the edits are based on. */
  rev: z.number(),
  values: z.object({
    kind: z.enum(RESOURCE_KINDS),
    title: inBoth,
    summary: inBoth,
    body: inBoth,
    url: z.string(),
    files: z.object({ ro: z.optional(resourceFileSchema), en: z.optional(resourceFileSchema) }),
    access: z.enum(RESOURCE_ACCESS),
    categoryId: z.enum(CATEGORY_IDS),
    courseId: z.string(),
  }),
});

const presentFiles = ({ ro, en }: { ro?: ResourceFile | undefined; en?: ResourceFile | undefined }) => ({
  ...(ro && { ro }),
  ...(en && { en }),
});

/** The edits of a resource, stored or new, and the revision they are based on: as kept in the browser, or as given. */
export function resourceEdits(uid: string, resourceId: string | undefined, given: { id: string; rev: number }) {
  const kept = keptEdits(uid, `resource.${resourceId ?? 'new'}`, editsSchema);
  const { id, rev } = kept.read() ?? given;
  const edits: KeptEdits<ResourceFormValues> = {
    read: () => {
      const values = kept.read()?.values;
      return values && { ...values, files: presentFiles(values.files) };
    },
    keep: (values) => kept.keep({ id, rev, values }),
    clear: kept.clear,
  };
  return { id, rev, edits };
}
