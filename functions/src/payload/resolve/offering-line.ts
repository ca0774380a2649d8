import type { Locale, Offering, OfferingLine } from '@cursiv/shared-domain';
import { pageText } from './page-text.ts';

const MINUTE_MS = 60_000;

/** An offering on its expert's page, with its free starts. */
export function offeringLine(id: string, offering: Offering, starts: Iterable<Date>, locale: Locale): OfferingLine {
  const { durationMin, minNoticeMin, cancelNoticeMin, location } = offering;
  return {
    id,
    title: pageText(offering.title, locale),
    description: pageText(offering.description, locale),
    durationMin,
    minNoticeMin,
    cancelNoticeMin,
    location,
    freeStarts: Array.from(starts, (start) => start.getTime() / MINUTE_MS),
  };
}
