import { keptDocument } from '@cursiv/shared-data/edits';
import * as z from 'zod/mini';
import type { SetupValues } from './setup-values.ts';

const schema = z.object({
  supportEmail: z.string(),
  announcementActive: z.boolean(),
  announcementRo: z.string(),
  announcementEn: z.string(),
  featuredCourseIds: z.array(z.string()),
});

/** Where an administrator's unsaved edits of the settings wait. */
export const keptSettings = (uid: string | undefined) => keptDocument<SetupValues>(uid, 'setup', schema);
