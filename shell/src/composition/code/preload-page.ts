import type { PageLocale } from '@cursiv/shared-platform';
import type { Release } from '../finding/fetch-release.ts';

/** Every file that a page is made from, in the order in which they are needed; none for source, which names them as it runs. */
function filesOf({ file: { firstView, integrity } }: Release, page: string, locale: PageLocale): string[] {
  if (!firstView) return [];
  const files = [...firstView.entry, ...(firstView.pages[page] ?? []), ...firstView.messages[locale]];
  return files.filter((name) => integrity[name]);
}

/**
 * Asks for all of a page's files at once, with the hashes with which they will be used, where each would otherwise be asked for by
 * the one before it. What the document asks for itself stays as it is.
 */
export function preloadPage(release: Release, page: string, locale: PageLocale): void {
  for (const name of filesOf(release, page, locale)) {
    const href = release.baseUrl + name;
    if (document.querySelector(`link[href="${CSS.escape(href)}"], script[src="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = name.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = release.file.integrity[name] ?? '';
    link.href = href;
    document.head.append(link);
  }
}
