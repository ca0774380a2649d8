import type { Locale } from '@cursiv/shared-i18n';
import { modernZone } from './modern-zone.ts';
import { zoneCity } from './zone-city.ts';

/** A zone option, with everything that somebody may type to find it. */
export interface ZoneOption {
  zone: string;
  city: string;
  /** Lower case without accents: the city in both languages, and the id. */
  words: string;
}

/** The text in lower case, without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[_/\s]+/g, ' ')
    .trim();

/** The zones that the browser knows, each once under its present name: `first` at the top, the others by city. */
export function zoneOptions(first: readonly string[], locale: Locale): ZoneOption[] {
  const names = new Map<string, string>();
  for (const zone of [...first, ...Intl.supportedValuesOf('timeZone')])
    if (!names.has(modernZone(zone))) names.set(modernZone(zone), zone);
  const options = [...names].map(([modern, zone]) => ({
    zone,
    city: zoneCity(zone, locale),
    words: plain(`${zoneCity(zone, 'ro')} ${zoneCity(zone, 'en')} ${modern} ${zone}`),
  }));
  const count = new Set(first.map(modernZone)).size;
  const byCity = options.slice(count).toSorted((one, other) => one.city.localeCompare(other.city, locale));
  return [...options.slice(0, count), ...byCity];
}
