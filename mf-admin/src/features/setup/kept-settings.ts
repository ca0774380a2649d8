import { keptDocument } from '@cursiv/shared-data/edits';
import * as z from 'zod/mini';

/** The settings in the shape of the form's fields. */
const setupSchema = z.object({ supportEmail: z.string() });
export type SetupValues = z.infer<typeof setupSchema>;

/** Where an administrator's unsaved edits of the settings wait. */
export const keptSettings = (uid: string | undefined) => keptDocument<SetupValues>(uid, 'setup', setupSchema);
