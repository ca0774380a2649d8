import { addedUp, type Counts, FIGURE_TOTAL, siteFiguresPath, siteFiguresSchema } from '@cursiv/shared-domain';
import { collection, database, doc, getDoc, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads the site's figures of the months (`yyyy-mm`) from the first to the last, and of the present: three documents a month. Throws AppError. */
export const getSiteFigures = (first: string, last: string): Promise<Counts> =>
  guarded(async () => {
    const [months, total] = await Promise.all([
      getDocs(query(collection(database(), 'siteFigures'), where('month', '>=', first), where('month', '<=', last))),
      getDoc(doc(database(), siteFiguresPath(FIGURE_TOTAL, 'documents'))),
    ]);
    return addedUp(parseDocuments(siteFiguresSchema, total.exists() ? [...months.docs, total] : months.docs));
  });
