import { contentPath, type Holidays, storedHolidaysSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../../watch.ts';

/** Watches the site's holidays, which everybody with a session may read; undefined until administrators name some. */
export const watchHolidays = (): Watch<{ value: Holidays } | undefined> =>
  watchDocument(storedHolidaysSchema, () => doc(database(), contentPath('holidays')));
