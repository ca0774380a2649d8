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

/** An administrator's edits of the settings that are not saved yet, with the settings they were typed over. */
export const keptSettings = (uid: string | undefined): KeptSettings => keptEdits(uid, 'setup', schema);

/** The same as the form's values alone. */
export const valuesOver = (kept: KeptSettings, base: SiteSettings): KeptEdits<SetupValues> => ({
  read: () => kept.read()?.values,
  keep: (values) => kept.keep({ base, values }),
  clear: kept.clear,
});
