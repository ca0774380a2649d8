import { type CategoryId, isCategoryId } from '../category/category-id.ts';
import { wordsIn } from '../search/folded.ts';

/** The number of characters of a search that count; the rest is cut. */
export const MAX_SEARCH = 120;
/** The largest page number; a list ends long before. */
const MAX_PAGE = 99_999;

/** An address's parameters, as `URLSearchParams` reads them. */
export interface ListParameters {
  get(name: string): string | null;
}

/** The value if it is one of the options. */
export const oneOf = <Value extends string>(offered: readonly Value[], value: string | null): Value | undefined =>
  offered.find((candidate) => candidate === value);

/** The value if it can be a document's id. */
export const whenId = (value: string | null): string | undefined =>
  value !== null && /^[\w-]{1,128}$/.test(value) ? value : undefined;

/** The value if it can be a category's id: which ones there are, administrators decide. */
export const whenCategory = (value: string | null): CategoryId | undefined =>
  value !== null && isCategoryId(value) ? value : undefined;

export const pageNumber = (parameters: ListParameters): number => {
  const value = parameters.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1;
};

export const searchText = (parameters: ListParameters): string =>
  (parameters.get('q') ?? '').slice(0, MAX_SEARCH).trim();

/** The searched words; a text without any letter or digit is one word that nothing begins with. */
export const searchWords = (text: string): string[] => {
  const words = wordsIn(text);
  return words.length > 0 || text === '' ? words : [text];
};

type Canonical = { text: string; page: number } & Record<string, string | number | undefined>;

/** Parameters by name, without empty ones and the first page, with the text folded: equal queries are written alike. */
export function toCanonical({ text, page, ...rest }: Canonical): string {
  const named = { ...rest, q: searchWords(text).join(' '), page: page > 1 ? page : undefined };
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) {
    if (value !== undefined && value !== '') written.set(name, String(value));
  }
  written.sort();
  return written.toString();
}
