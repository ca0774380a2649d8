import type { Locale } from '@cursiv/shared-i18n';
import { modernZone } from './modern-zone.ts';

/** Cities whose name is not the last part of the zone's; ids are plain English without accents. */
const NAMES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    Bogota: 'Bogotá',
    Cancun: 'Cancún',
    Ho_Chi_Minh: 'Ho Chi Minh City',
    Noumea: 'Nouméa',
    Sao_Paulo: 'São Paulo',
    St_Johns: 'St. John’s',
  },
  ro: {
    Algiers: 'Alger',
    Athens: 'Atena',
    Baghdad: 'Bagdad',
    Belgrade: 'Belgrad',
    Bogota: 'Bogotá',
    Brussels: 'Bruxelles',
    Bucharest: 'București',
    Budapest: 'Budapesta',
    Cancun: 'Cancún',
    Chisinau: 'Chișinău',
    Copenhagen: 'Copenhaga',
    Damascus: 'Damasc',
    Ho_Chi_Minh: 'Ho Și Min',
    Jerusalem: 'Ierusalim',
    Kathmandu: 'Katmandu',
    Lisbon: 'Lisabona',
    London: 'Londra',
    Luxembourg: 'Luxemburg',
    Mexico_City: 'Ciudad de México',
    Moscow: 'Moscova',
    Noumea: 'Nouméa',
    Prague: 'Praga',
    Rome: 'Roma',
    Sao_Paulo: 'São Paulo',
    Seoul: 'Seul',
    St_Johns: 'St. John’s',
    Tehran: 'Teheran',
    Tokyo: 'Tokio',
    Vienna: 'Viena',
    Warsaw: 'Varșovia',
  },
};

/** The city that a zone (IANA id) is named after, in the reader's language: "New York", "București". */
export function zoneCity(zone: string, locale: Locale): string {
  const city = modernZone(zone).split('/').at(-1) ?? zone;
  return NAMES[locale][city] ?? city.replaceAll('_', ' ');
}
