import {
  LOCALES,
  type Locale,
  meetingUrlOf,
  OFFERING_LEAST,
  OFFERING_LIMITS,
  OFFERING_LOCATIONS,
  OFFERING_NUMBERS,
  type Offering,
  type OfferingNumber,
  tidied,
  writtenMeetingUrl,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const inBoth = z.object({ ro: z.string(), en: z.string() });
const numbers = Object.fromEntries(OFFERING_NUMBERS.map((name) => [name, z.string()])) as Record<
  OfferingNumber,
  z.ZodMiniString
>;

/** A session type as it is typed: numbers as text, in the units that people use. */
export const offeringValuesSchema = z.object({
  title: inBoth,
  description: inBoth,
  ...numbers,
  /** Empty when only the day is limited. */
  maxPerWeek: z.string(),
  confirmsAtOnce: z.boolean(),
  location: z.enum(OFFERING_LOCATIONS),
  meetingUrl: z.string(),
  active: z.boolean(),
});
export type OfferingValues = z.infer<typeof offeringValuesSchema>;

/** Notices are typed in hours. */
const MINUTES: Partial<Record<OfferingNumber, number>> = { minNoticeMin: 60, cancelNoticeMin: 60 };

const NEW: Record<OfferingNumber, number> = {
  durationMin: 50,
  bufferBeforeMin: 0,
  bufferAfterMin: 10,
  gridMin: 30,
  minNoticeMin: 24 * 60,
  horizonDays: 30,
  maxPerDay: 4,
  cancelNoticeMin: 24 * 60,
};

const perLocale = (of: (locale: Locale) => string | undefined) => ({ ro: of('ro') ?? '', en: of('en') ?? '' });

/** A stored session type, or a new one, as it is typed. */
export const offeringValues = (offering: Offering | undefined, meetingUrl: string | undefined): OfferingValues => ({
  title: perLocale((locale) => offering?.title[locale]),
  description: perLocale((locale) => offering?.description[locale]),
  ...perNumber((name) => String((offering ?? NEW)[name] / (MINUTES[name] ?? 1))),
  maxPerWeek: offering?.maxPerWeek === undefined ? '' : String(offering.maxPerWeek),
  confirmsAtOnce: offering?.confirmsAtOnce ?? false,
  location: offering?.location ?? 'online',
  meetingUrl: writtenMeetingUrl(meetingUrl ?? ''),
  active: offering?.active ?? true,
});

const perNumber = <T>(of: (name: OfferingNumber) => T) =>
  Object.fromEntries(OFFERING_NUMBERS.map((name) => [name, of(name)])) as Record<OfferingNumber, T>;

const numberOf = (values: OfferingValues, name: OfferingNumber): number => {
  const typed = values[name].trim().replace(',', '.');
  return typed === '' ? Number.NaN : Number(typed) * (MINUTES[name] ?? 1);
};

const present = (text: Record<Locale, string>, clean: (line: string) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, clean(text[locale]).trim()]).filter(([, value]) => value));

/** The session type as it is stored. */
export const offeringOf = (values: OfferingValues): Offering => ({
  title: present(values.title, tidied),
  description: present(values.description, (text) => text),
  ...perNumber((name) => numberOf(values, name)),
  ...(values.maxPerWeek.trim() && { maxPerWeek: Number(values.maxPerWeek) }),
  ...(values.confirmsAtOnce && { confirmsAtOnce: true }),
  location: values.location,
  active: values.active,
});

/** The place of the meetings as it is stored; undefined when none is fixed. */
export const placeOf = ({ location, meetingUrl }: OfferingValues): string | undefined =>
  location === 'online' ? meetingUrlOf(meetingUrl) : undefined;

/** The smallest and largest number that may be typed. */
export const rangeOf = (name: OfferingNumber) => ({
  least: OFFERING_LEAST[name] / (MINUTES[name] ?? 1),
  most: OFFERING_LIMITS[name] / (MINUTES[name] ?? 1),
});

export type OfferingProblems = Partial<
  Record<'title' | 'meetingUrl' | 'maxPerWeek' | OfferingNumber, 'titleMissing' | 'urlWrong' | 'number'>
>;

/** What stands against saving a session type, by the field it belongs to. */
export function offeringProblems(values: OfferingValues): OfferingProblems {
  const { title } = offeringOf(values);
  const isWrong = (name: OfferingNumber) => {
    const number = numberOf(values, name);
    return !(Number.isInteger(number) && number >= OFFERING_LEAST[name] && number <= OFFERING_LIMITS[name]);
  };
  const { maxPerWeek = 1 } = offeringOf(values);
  const isWeekWrong = !Number.isInteger(maxPerWeek) || maxPerWeek < 1 || maxPerWeek > OFFERING_LIMITS.maxPerWeek;
  const isAddressWrong = values.location === 'online' && values.meetingUrl.trim() !== '' && !placeOf(values);
  return {
    ...(!title.ro && !title.en && { title: 'titleMissing' as const }),
    ...Object.fromEntries(OFFERING_NUMBERS.filter(isWrong).map((name) => [name, 'number' as const])),
    ...(isWeekWrong && { maxPerWeek: 'number' as const }),
    ...(isAddressWrong && { meetingUrl: 'urlWrong' as const }),
  };
}
