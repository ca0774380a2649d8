import { openPushed, showPushed } from './push.ts';
import { scope } from './worker-scope.ts';

const ORIGIN = window.location.origin;

/** A worker of the site, with these pages open. */
function worker(...open: string[]) {
  const shown: [string, NotificationOptions][] = [];
  const went: string[] = [];
  Object.assign(scope, {
    registration: { showNotification: async (...one: [string, NotificationOptions]) => void shown.push(one) },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void went.push(`to the tab ${url}`) })),
      openWindow: async (address: string) => void went.push(address),
    },
  });
  return { shown, went };
}

const message = {
  id: 'booking.confirmed__b1',
  title: 'Clara confirmed',
  link: '/dashboard/bookings',
  locale: 'en',
} as const;

describe('a pushed message', () => {
  it('is shown in its language, in the place of an earlier one with its id', async () => {
    const { shown } = worker();
    await showPushed(JSON.stringify(message));
    expect(shown).toEqual([
      [
        'Clara confirmed',
        expect.objectContaining({ tag: message.id, lang: 'en', data: { link: message.link, locale: 'en' } }),
      ],
    ]);
  });

  it.each(['', 'no JSON', '{}', 'null', '[1]'])('that is none of ours shows nothing: %s', async (text) => {
    const { shown } = worker();
    await showPushed(text);
    expect(shown).toEqual([]);
  });
});

describe('a pressed message', () => {
  it.each([
    ['in its language', [], [`${ORIGIN}/en/dashboard/bookings`]],
    ['in the language of the open site', [`${ORIGIN}/courses`], [`${ORIGIN}/dashboard/bookings`]],
    ['in English beside an English page', [`${ORIGIN}/en`], [`${ORIGIN}/en/dashboard/bookings`]],
    [
      'in the tab that shows it',
      [`${ORIGIN}/en`, `${ORIGIN}/en/dashboard/bookings`],
      [`to the tab ${ORIGIN}/en/dashboard/bookings`],
    ],
  ])('opens its page %s', async (_, open, expected) => {
    const { went } = worker(...open);
    await openPushed(message);
    expect(went).toEqual(expected);
  });

  it.each([
    '//evil.example/',
    'https://evil.example/',
    '@evil.example/',
    '.evil.example/',
    'javascript:alert(1)',
    '\\\\evil.example',
  ])('never leaves the site: %s', async (link) => {
    const { went } = worker();
    await openPushed({ link, locale: 'ro' });
    expect(went[0]).toMatch(new RegExp(`^${ORIGIN}/`));
  });

  it('without a page opens the site', async () => {
    const { went } = worker();
    await openPushed({});
    expect(went).toEqual([`${ORIGIN}/`]);
  });
});
