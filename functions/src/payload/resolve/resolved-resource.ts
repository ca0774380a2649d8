import { type Categories, LOCALES, type Locale, type Resource, type ResourcePayload } from '@cursiv/shared-domain';
import { type CourseEntry, resourceEntry } from '../../read-models/catalogue/entries.ts';
import { inLocales } from '../../read-models/in-locales.ts';
import { pageText } from './page-text.ts';
import { resourceCard } from './resource-card.ts';

/** A resource's own data. It includes the content only when everybody may read it. */
export function resolvedResource(
  resource: Resource,
  usedIn: CourseEntry[],
  locale: Locale,
  categories: Categories,
): ResourcePayload | undefined {
  const entry = resourceEntry(resource);
  if (!entry) return undefined;
  return {
    ...resourceCard(entry, locale, categories),
    ...(resource.access === 'public' ? publicContent(resource, locale) : { files: [] }),
    usedIn: usedIn.map(({ id, title, baseLocale }) => ({
      id,
      title: pageText(title, locale, baseLocale),
    })),
  };
}

function publicContent({ body, url, files, locales }: Resource, locale: Locale) {
  const text = pageText(inLocales(body, locales), locale);
  const published = LOCALES.filter((candidate) => locales.includes(candidate));
  const pageFirst = published.toSorted((one, other) => Number(other === locale) - Number(one === locale));
  return {
    ...(text.text !== '' && { body: text }),
    ...(url !== undefined && { url }),
    files: pageFirst.flatMap((fileLocale) => {
      const file = files[fileLocale];
      return file ? [{ locale: fileLocale, ...file }] : [];
    }),
  };
}
