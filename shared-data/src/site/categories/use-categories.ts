import type { CategoryId, Locale } from '@cursiv/shared-domain';
import { useCallback } from 'react';
import { useLoad } from '../../use-load.ts';
import { getCategories, knownCategories } from './get-categories.ts';

export interface KnownCategories {
  /** Whether the names are there. */
  isKnown: boolean;
  /** What a category is called; nothing until the names are there, its id where it is unknown. */
  nameOf: (id: CategoryId) => string;
  /** What a thing may be given: what is offered, and what it has. */
  optionsFor: (present: readonly CategoryId[]) => { value: CategoryId; label: string }[];
}

/** The site's categories in a language. */
export function useCategories(locale: Locale): KnownCategories {
  const read = useLoad(useCallback(() => getCategories(locale), [locale]));
  const lines = read.status === 'ready' ? read.value : knownCategories(locale);
  if (!lines)
    return {
      isKnown: false,
      nameOf: () => '',
      optionsFor: (present) => present.map((value) => ({ value, label: '…' })),
    };
  const nameOf = (id: CategoryId) => lines.find((line) => line.id === id)?.name ?? id;
  return {
    isKnown: true,
    nameOf,
    optionsFor: (present) => [
      ...lines
        .filter(({ id, isOffered }) => isOffered || present.includes(id))
        .map(({ id, name }) => ({ value: id, label: name })),
      ...present.filter((id) => lines.every((line) => line.id !== id)).map((value) => ({ value, label: value })),
    ],
  };
}
