import type { Locale, Resource, ResourceCard } from '@cursiv/shared-domain';
import { inLocales, pageText } from './page-text.ts';

/** What a list shows of a resource, whoever may open it. */
export function resourceCard(resource: Resource, locale: Locale): ResourceCard {
  const { id, kind, access, locales, categoryId } = resource;
  return {
    id,
    title: pageText(inLocales(resource.title, locales), locale),
    summary: pageText(inLocales(resource.summary, locales), locale),
    kind,
    access,
    locales,
    categoryId,
  };
}
