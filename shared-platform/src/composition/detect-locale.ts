import type { PageLocale } from '../contract.ts';

/**
 * The language for a first load of exactly `/`: the remembered one, else the browser's first language that the site
 * has, else Romanian. Elsewhere the path decides (spec §4). Uses nothing from outside itself, because documents carry
 * its text as an inline script.
 */
export function detectLocale(cookies: string, browserLanguages: readonly string[]): PageLocale {
  // The cookie's name stands in shared-i18n as well, which writes it.
  const kept = /(?:^|; )i18n_redirected=(\w+)/.exec(cookies)?.[1];
  const wanted = [kept, ...browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((tag) => tag === 'ro' || tag === 'en') ?? 'ro';
}
