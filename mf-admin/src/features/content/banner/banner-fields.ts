import { type Banner, dateAt, instantAt, NO_BANNER } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** A banner as its fields hold it: instants as days and times of the reader's clock. */
export const bannerFieldsSchema = z.object({
  ro: z.string(),
  en: z.string(),
  link: z.string(),
  fromDay: z.string(),
  fromTime: z.string(),
  untilDay: z.string(),
  untilTime: z.string(),
});
export type BannerFields = z.infer<typeof bannerFieldsSchema>;

const clockAt = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

const dayAndTime = (instant: string | null, zone: string): [day: string, time: string] =>
  instant === null ? ['', ''] : [dateAt(new Date(instant), zone), clockAt(new Date(instant), zone)];

export function fieldsOf({ text, link, from, until }: Banner, zone: string): BannerFields {
  const [fromDay, fromTime] = dayAndTime(from, zone);
  const [untilDay, untilTime] = dayAndTime(until, zone);
  return { ...text, link, fromDay, fromTime, untilDay, untilTime };
}

const instantOf = (day: string, time: string, zone: string): string | null =>
  day === '' || time === '' ? null : instantAt(day, time, zone).toISOString();

/** The banner that the fields describe; an instant without its day or time is missing. */
export function bannerOf(fields: BannerFields, zone: string): Banner {
  const { ro, en, link, fromDay, fromTime, untilDay, untilTime } = fields;
  return {
    text: { ro: ro.trim(), en: en.trim() },
    link: link.trim(),
    from: instantOf(fromDay, fromTime, zone),
    until: instantOf(untilDay, untilTime, zone),
  };
}

/** Fields with nothing in them. */
export const NO_FIELDS: BannerFields = fieldsOf(NO_BANNER, 'UTC');
