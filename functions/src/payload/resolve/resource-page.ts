import { type Course, LOCALES, type Locale, type Resource, type ResourcePage } from '@cursiv/shared-domain';
import { resourceEntry } from '../../catalogue/entries.ts';
import { inLocales, pageText } from './page-text.ts';
import { resourceCard } from './resource-card.ts';

/** A resource's own page. What it holds is on it only when everybody may read it. */
export function resourcePage(resource: Resource, usedIn: Course[], locale: Locale): ResourcePage | undefined {
  const entry = resourceEntry(resource);
  if (!entry) return undefined;
  return {
    ...resourceCard(entry, locale),
    ...(resource.access === 'public' ? publicContent(resource, locale) : { files: [] }),
    usedIn: usedIn.map(({ id, title, locales, baseLocale }) => ({
      id,
      title: pageText(inLocales(title, locales), locale, baseLocale),
    })),
  };
}

function publicContent({ body, url, files, locales }: Resource, locale: Locale) {
  const text = pageText(inLocales(body, locales), locale);
  const pageFirst = LOCALES.toSorted((one, other) => Number(other === locale) - Number(one === locale));
  return {
    ...(text.text !== '' && { body: text }),
    ...(url !== undefined && { url }),
    files: pageFirst.flatMap((fileLocale) => {
      const file = files[fileLocale];
      return file ? [{ locale: fileLocale, ...file }] : [];
    }),
  };
}
