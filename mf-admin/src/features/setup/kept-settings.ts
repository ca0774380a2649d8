import { type KeptEdits, keptEdits } from '@cursiv/shared-data/edits';
import { type SiteSettings, siteSettingsSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { SetupValues } from './setup-values.ts';

const schema = z.object({
  base: siteSettingsSchema,
  values: z.object({
    supportEmail: z.string(),
    announcementActive: z.boolean(),
    announcementRo: z.string(),
    announcementEn: z.string(),
    featuredCourseIds: z.array(z.string()),
  }),
});
type KeptSettings = KeptEdits<z.output<typeof schema>>;

/** An administrator's unsaved edits of the settings, with the stored settings that they are based on. */
export const keptSettings = (uid: string | undefined): KeptSettings => keptEdits(uid, 'setup', schema);

/** The same values, without the form. */
export const valuesOver = (kept: KeptSettings, base: SiteSettings): KeptEdits<SetupValues> => ({
  read: () => kept.read()?.values,
  keep: (values) => kept.keep({ base, values }),
  clear: kept.clear,
});
