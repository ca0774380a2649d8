import { DEFAULT_LOCALE, type Locale } from '@cursiv/shared-domain';
import { createInstance } from 'i18next';
import type { MessageTree } from './messages.ts';

/** The page's one i18next instance; every section adds its messages under its own namespace. */
export const i18n = createInstance();

void i18n.init({
  lng: DEFAULT_LOCALE,
  fallbackLng: DEFAULT_LOCALE,
  resources: {},
  initAsync: false,
  // React escapes text; escaping here too would show entities.
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => {
    // On the server, the browser makes the page instead.
    if (typeof document === 'undefined') throw new Error(`No message ${key} in the language of the page`);
    return key;
  },
});

/** Adds a namespace's messages in one language; adding again replaces them. */
export function addMessages(namespace: string, locale: Locale, messages: MessageTree): void {
  i18n.addResourceBundle(locale, namespace, messages, true, true);
}
