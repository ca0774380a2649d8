import type { Booking } from '../booking/booking-schema.ts';
import type { Certificate } from '../certificate/certificate-schema.ts';
import type { Course } from '../course/course-schema.ts';
import type { Expert } from '../expert/expert.ts';
import { LOCALES } from '../l10n/l10n.ts';
import type { Resource } from '../resource/resource-schema.ts';
import { textKeysOf } from './text-keys.ts';

/** What administrators find by name or title, by collection. */
interface Searched {
  bookings: Booking;
  certificates: Certificate;
  courses: Course;
  experts: Expert;
  resources: Resource;
}

export type SearchedCollection = keyof Searched;

/** The fields whose words find a document. */
const FIELDS: { [Collection in SearchedCollection]: readonly (keyof Searched[Collection])[] } = {
  bookings: ['learnerName', 'expertName', 'offeringTitle'],
  certificates: ['id', 'learnerName', 'courseTitle'],
  courses: ['title'],
  experts: ['displayName'],
  resources: ['title'],
};

const isSearched = (collection: string): collection is SearchedCollection => Object.hasOwn(FIELDS, collection);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const texts: Partial<Record<string, unknown>> = { ...Object(value) };
  return LOCALES.map((locale) => texts[locale]).filter((text) => typeof text === 'string');
}

/** The texts by which a document is found: names as they are, titles in both languages. */
export function searchedTexts(collection: SearchedCollection, document: unknown): string[] {
  const fields: Partial<Record<string, unknown>> = { ...Object(document) };
  const names: readonly string[] = FIELDS[collection];
  return names.flatMap((name) => textsIn(fields[name]));
}

/** The search keys of a stored document, in its field `searchKeys`; undefined where there are none, as below other documents. */
export function workKeysOf(path: string, fields: object): string[] | undefined {
  const [collection = '', id, ...below] = path.split('/');
  if (!isSearched(collection) || below.length > 0) return undefined;
  return textKeysOf(searchedTexts(collection, { ...fields, id }));
}

/** The fields of a document with its search keys, where it is searched. */
export function withSearchKeys<Fields extends object>(path: string, fields: Fields): Fields {
  const searchKeys = workKeysOf(path, fields);
  return searchKeys ? { ...fields, searchKeys } : fields;
}
