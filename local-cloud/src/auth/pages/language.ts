import { isJsonObject } from '../../http/parse-json.ts';

export type Language = 'ro' | 'en';

/**
 * The language of a page: the one that the app asked for (`lang`, or `hl` among the popup's customParameters, where the
 * SDK puts `auth.languageCode`), else the browser's, else Romanian.
 */
export function pageLanguage(query: URLSearchParams, acceptLanguage = ''): Language {
  const wanted = query.get('lang') ?? popupLanguage(query.get('customParameters') ?? '{}') ?? acceptLanguage;
  return /^en\b/i.test(wanted) ? 'en' : 'ro';
}

function popupLanguage(customParameters: string): string | undefined {
  try {
    const parameters: unknown = JSON.parse(customParameters);
    return isJsonObject(parameters) && typeof parameters.hl === 'string' ? parameters.hl : undefined;
  } catch {
    return undefined;
  }
}
