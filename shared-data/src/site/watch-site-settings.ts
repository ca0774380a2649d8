import { type SiteSettings, siteSettingsSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Follows what administrators have set for the site; undefined while nothing has been. */
export const watchSiteSettings = (): Watch<SiteSettings | undefined> =>
  watchDocument(siteSettingsSchema, () => doc(database(), 'config', 'public'));
