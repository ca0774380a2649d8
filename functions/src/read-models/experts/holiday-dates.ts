import { contentPath, storedHolidaysSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/** The dates of the site's holidays; none until administrators name some. */
export const holidayDates = async (source: Pick<DocumentTransaction, 'get'>): Promise<string[]> =>
  parsed(storedHolidaysSchema, await source.get(contentPath('holidays')))?.value.days.map(({ date }) => date) ?? [];
