import { type SiteSettings, siteSettingsSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches the administrators' settings for the site; undefined while there are none. */
export const watchSiteSettings = (): Watch<SiteSettings | undefined> =>
  watchDocument(siteSettingsSchema, () => doc(database(), 'config', 'public'));
