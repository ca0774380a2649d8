import type { PushMessage } from '@cursiv/shared-domain';
import { scope } from './worker-scope.ts';

const ICON = '/icon-192.png';

/** Shows a message of ours, in the place of an earlier one with its id; nothing of what is none. */
export async function showPushed(text: string): Promise<void> {
  const { id = '', title, link, locale = 'ro' } = messageIn(text);
  if (!title) return;
  await scope.registration.showNotification(title, { tag: id, lang: locale, icon: ICON, data: { link, locale } });
}

function messageIn(text: string): Partial<PushMessage> {
  try {
    return (JSON.parse(text) as Partial<PushMessage> | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Opens the page that a message is about, in the language in which the site is open, else in the message's. An open tab is left as it
 * is, unless it shows that page already.
 */
export async function openPushed({ link = '/', locale }: Partial<PushMessage>): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const isEnglish = windows[0] ? /^\/en(\/|$)/.test(new URL(windows[0].url).pathname) : locale === 'en';
  const address = new URL(`${isEnglish ? '/en' : ''}${link}`, scope.location.origin);
  // The link is of the site by construction; a message is still believed nothing.
  const href = address.origin === scope.location.origin ? address.href : `${scope.location.origin}/`;
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : scope.clients.openWindow(href));
}
