import type { Locale } from '@cursiv/shared-domain';

/** BCP 47 tags of the two languages; English dates use the day-month order of our readers. */
const TAGS: Record<Locale, string> = { ro: 'ro-RO', en: 'en-GB' };

/** The most formatters of one kind that are kept; pages use a few dozen. */
const MOST_KEPT = 100;

/** Formatters of one kind, kept by language and options: to make one takes a hundred times as long as to use it. */
function kept<Options, Formatter>(make: (tag: string, options?: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: Locale, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const known = formatters.get(key);
    if (known) return known;
    if (formatters.size >= MOST_KEPT) formatters.clear();
    const formatter = make(TAGS[locale], options);
    formatters.set(key, formatter);
    return formatter;
  };
}

const numbers = kept((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
const dates = kept((tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
const lists = kept((tag) => new Intl.ListFormat(tag));
const languages = kept((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

export const formatNumber = (value: number, locale: Locale, options?: Intl.NumberFormatOptions): string =>
  numbers(locale, options).format(value);

export const formatDate = (
  value: Date,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => dates(locale, options).format(value);

/** Date and time as the clock on the wall shows them in a time zone (IANA id). */
export const formatDateTime = (value: Date, locale: Locale, timeZone?: string): string =>
  formatDate(value, locale, { dateStyle: 'full', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });

/** A duration, "1 h 20 min" in both languages. Takes seconds, rounds up to whole minutes. */
export function formatDuration(seconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${formatNumber(hours, locale)} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return parts.filter(Boolean).join(' ');
}

const OCTETS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'octet', few: 'octeți', other: 'de octeți' };

/** A file's size in the language's short form. */
export function formatBytes(bytes: number, locale: Locale): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  // Browsers say "byți" in Romanian.
  if (step === 0 && locale === 'ro') return `${bytes} ${OCTETS[new Intl.PluralRules(locale).select(bytes)]}`;
  return formatNumber(bytes / 1000 ** step, locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}

/** Names joined by the rules of the language: "a, b și c". */
export const formatList = (items: string[], locale: Locale): string => lists(locale).format(items);

/** The name of a language in the reader's language; what is no tag stays as it is. */
export function formatLanguage(tag: string, locale: Locale): string {
  try {
    return languages(locale).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
