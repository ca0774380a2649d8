import type { Resource } from '@cursiv/shared-domain';

const COMBINING_MARKS = /\p{Mn}/gu;

/** Small letters without diacritics: "Știință" is found by "stiinta". */
const folded = (text: string) => text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();

/** Whether each word of the search is in one of the resource's titles. */
export function matchesSearch(resource: Pick<Resource, 'title'>, search: string): boolean {
  const titles = folded(`${resource.title.ro ?? ''} ${resource.title.en ?? ''}`);
  return folded(search)
    .split(/\s+/)
    .every((word) => titles.includes(word));
}
