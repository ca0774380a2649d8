import type { Locale } from '@cursiv/shared-i18n';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long it is until a later moment, in the largest unit that counts it whole: "peste 3 zile". */
export function timeUntil(at: Date, now: Date, locale: Locale): string {
  const minutes = Math.max(1, Math.floor((at.getTime() - now.getTime()) / MINUTE_MS));
  const [unit, length] = UNITS.find(([, most]) => minutes >= most) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(locale).format(Math.floor(minutes / length), unit);
}
