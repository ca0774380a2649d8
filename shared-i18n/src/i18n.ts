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

/** What was added last for each namespace and language: a page that is opened adds its section's messages, which are there mostly. */
const added = new Map<string, MessageTree>();

/** Texts of messages without values, found once: as many as there are messages in use. */
const texts = new Map<string, string>();

/** Adds a namespace's messages in one language; adding again replaces them. */
export function addMessages(namespace: string, locale: Locale, messages: MessageTree): void {
  const name = `${locale}:${namespace}`;
  if (added.get(name) === messages) return;
  added.set(name, messages);
  texts.clear();
  i18n.addResourceBundle(locale, namespace, messages, true, true);
}

/** The text of a message that takes no values. */
export function plainText(namespace: string, locale: Locale, key: string): string {
  const name = `${locale}:${namespace}:${key}`;
  const text = texts.get(name) ?? i18n.t(key, { lng: locale, ns: namespace });
  texts.set(name, text);
  return text;
}
