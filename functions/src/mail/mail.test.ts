import { LOCALES, messageSettingsSchema, type Notification } from '@cursiv/shared-domain';
import type { Accounts } from '../admin/accounts.ts';
import { memoryStore } from '../store/memory-store.ts';
import { composeMail } from './compose/compose-mail.ts';
import { readErasure } from './lead/erasure-token.ts';
import { MAIL_KINDS, previewMail } from './previews.ts';
import { readMail } from './read-mail.ts';
import { signedToken } from './signed-token.ts';
import { answerUnsubscribe } from './unsubscribe/answer-unsubscribe.ts';

const AT = new Date('2026-11-22T10:00:00Z');
const site = { origin: 'https://cursiv.test', key: 'secret' };
const confirmed = {
  type: 'booking.confirmed',
  params: {
    name: 'Clara',
    title: { ro: 'Consultanță', en: 'Advice' },
    at: new Date('2026-12-07T12:00:00Z'),
    zone: 'Europe/London',
  },
  link: '/dashboard/bookings',
  isRead: false,
  isArchived: false,
  createdAt: AT,
} as const;
const notification: Notification = { ...confirmed, id: 'booking.confirmed__b1' };
const reader = (locale: 'ro' | 'en', timeZone = 'Europe/Bucharest') => ({
  ...{ uid: 'ana', name: 'Ana', address: 'ana@exemplu.ro' },
  settings: messageSettingsSchema.parse({ locale, timeZone }),
});

describe('a mail', () => {
  it.each(MAIL_KINDS.flatMap((type) => LOCALES.map((locale) => [type, locale] as const)))(
    'tells %s in %s',
    (type, locale) => {
      const { subject, text, html, unsubscribe } = previewMail(type, locale);
      expect(subject.length).toBeGreaterThan(10);
      expect(text).toContain(subject.slice(0, 40));
      expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|\[object/);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(/);
      expect(text).toContain(`http://localhost:3000${locale === 'en' ? '/en' : ''}/dashboard/notifications`);
      if (!type.startsWith('security.')) expect(text).toContain(unsubscribe);
    },
  );

  it('tells times on the reader’s clock, and on the other person’s where that differs', () => {
    const ro = composeMail([notification], reader('ro'), site, AT).text;
    expect(ro).toContain('luni, 7 decembrie 2026 la 14:00');
    expect(ro).toMatch(/La Clara este luni, 7 decembrie 2026 la 12:00/);
    const en = composeMail([notification], reader('en', 'Europe/London'), site, AT).text;
    expect(en).toContain('7 December 2026 at 12:00 (United Kingdom Time)');
    expect(en).not.toContain('For Clara');
    expect(en).toContain('https://cursiv.test/en/dashboard/bookings');
  });

  it('shows what others wrote as text, never as a part of itself', () => {
    const hostile = '<img src=x onerror=alert(1)>" &amp; \'';
    const params = { name: hostile, title: { ro: hostile }, note: hostile };
    const { html } = composeMail([{ ...notification, type: 'booking.declined', params }], reader('ro'), site, AT);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot; &amp;amp; &#39;');
  });
});

describe('whether a mail is sent', () => {
  const job = { ...{ id: 'm1', uid: 'ana', notification: notification.id, status: 'waiting' as const }, tries: 1 };
  const accounts = (provenEmail: string | undefined = 'ana@exemplu.ro', isThere = true): Accounts => {
    const found = async () => (isThere ? { uid: 'ana', provenEmail } : undefined);
    return { withUid: found, anyWithUid: found, withEmail: found };
  };
  const read = (changes: object = {}, settings: object = {}, known = accounts()) => {
    const documents = new Map<string, Record<string, unknown>>([
      [`users/ana/notifications/${notification.id}`, { ...confirmed, ...changes }],
      ['users/ana/settings/messages', { ...settings }],
      ['users/ana', { name: 'Ana', email: 'altcineva@exemplu.ro' }],
    ]);
    return readMail({ store: memoryStore(documents), accounts: known, site }, { ...job, dueAt: AT, createdAt: AT }, AT);
  };

  it('is for its reader to say, and goes to the address of the account alone', async () => {
    expect(await read()).toMatchObject({ mail: { to: 'ana@exemplu.ro' }, also: [] });
    expect(await read({}, { locale: 'en' })).toMatchObject({
      mail: { subject: expect.stringContaining('Clara has confirmed') },
    });
    expect(await read({}, { off: { mail: ['booking.confirmed'], site: [] } })).toEqual({ dropped: 'not wanted' });
    expect(await read({ isRead: true })).toEqual({ dropped: 'read already' });
    expect(await read({}, { refused: 'ana@exemplu.ro' })).toEqual({ dropped: 'address refused' });
    expect(await read({}, { refused: 'veche@exemplu.ro' })).toMatchObject({ mail: { to: 'ana@exemplu.ro' } });
  });

  it('goes to the address that the account had, whoever has the account now, and is not stopped by being read', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['users/ana/notifications/n1', { ...confirmed, type: 'security.addressChanged', params: {}, isRead: true }],
      ['users/ana', { name: 'Ana', email: 'hot@exemplu.ro' }],
    ]);
    const former = { ...job, notification: 'n1', dueAt: AT, createdAt: AT };
    const world = { store: memoryStore(documents), accounts: accounts('hot@exemplu.ro'), site };
    const now = await readMail(world, former, AT);
    const then = await readMail(world, { ...former, to: 'ana@exemplu.ro' }, AT);
    expect([now, then]).toMatchObject([{ mail: { to: 'hot@exemplu.ro' } }, { mail: { to: 'ana@exemplu.ro' } }]);
    const ids = [now, then].map((one) => 'mail' in one && one.mail.messageId);
    expect(new Set(ids).size).toBe(2);
    const gone = await readMail({ ...world, accounts: accounts('', false) }, { ...former, to: 'ana@exemplu.ro' }, AT);
    expect(gone).toMatchObject({ mail: { to: 'ana@exemplu.ro' } });
  });

  it('needs an account with a proven address', async () => {
    const unproven: Accounts = { ...accounts(), withUid: async () => ({ uid: 'ana', provenEmail: undefined }) };
    expect(await read({}, {}, unproven)).toEqual({ dropped: 'address not proven' });
    expect(await read({}, {}, accounts('x@y.ro', false))).toEqual({ dropped: 'no account' });
  });

  it('tells a suspended person of that alone, whatever they turned off', async () => {
    const suspended: Accounts = { ...accounts(), withUid: async () => undefined };
    const off = { off: { mail: ['security.suspended'], site: [] } };
    expect(await read({ type: 'security.suspended', params: { note: 'Spam.' } }, off, suspended)).toMatchObject({
      mail: { to: 'ana@exemplu.ro', text: expect.stringContaining('„Spam.”'), unsubscribe: undefined },
    });
    expect(await read({}, {}, suspended)).toEqual({ dropped: 'no account' });
  });
});

describe('the link that ends a type of mail', () => {
  const documents = () =>
    new Map<string, Record<string, unknown>>([
      ['users/ana', { name: 'Ana' }],
      ['users/ana/settings/messages', { locale: 'en', timeZone: 'Europe/London' }],
    ]);
  const token =
    new URL(composeMail([notification], reader('en'), site, AT).unsubscribe ?? '').searchParams.get('token') ?? '';
  const ask = (method: string, given: unknown, stored: Map<string, Record<string, unknown>>) =>
    answerUnsubscribe(method, given, { store: memoryStore(stored), key: 'secret' });

  it('asks first, and then turns off this type for this person alone', async () => {
    const stored = documents();
    const page = await ask('GET', token, stored);
    expect(page.body).toContain('<form method="post">');
    expect(stored).toEqual(documents());
    expect((await ask('POST', token, stored)).status).toBe(200);
    await ask('POST', token, stored);
    expect([...stored]).toEqual([
      ['users/ana', { name: 'Ana' }],
      [
        'users/ana/settings/messages',
        {
          locale: 'en',
          timeZone: 'Europe/London',
          off: {
            ...{ site: [], push: ['enrollment.received'] },
            mail: ['enrollment.received', 'booking.confirmed'],
          },
        },
      ],
    ]);
  });

  it('cannot be made by others, nor from the seal of another', async () => {
    const stored = documents();
    const [, seal] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ uid: 'bogdan', type: 'booking.confirmed', locale: 'en' })).toString(
      'base64url',
    );
    for (const given of [`${forged}.${seal}`, forged, `${token}x`, '', 'a.b', undefined, ['x'], { a: 1 }])
      expect((await ask('POST', given, stored)).status).toBe(400);
    expect(stored).toEqual(documents());
  });

  it('stores nothing of a person who has deleted their account', async () => {
    const stored = new Map<string, Record<string, unknown>>();
    expect((await ask('POST', token, stored)).status).toBe(200);
    expect([...stored]).toEqual([]);
  });

  it('is no link any more once there are no messages of its type', async () => {
    const stored = documents();
    const old = signedToken('secret', 'unsubscribe from mail', { uid: 'ana', type: 'booking.renamed', locale: 'en' });
    expect((await ask('POST', old, stored)).status).toBe(400);
    expect(stored).toEqual(documents());
  });

  it('is good for unsubscribing alone, and no other link of ours unsubscribes', async () => {
    const stored = documents();
    const wish = { uid: 'ana', type: 'booking.confirmed', locale: 'en' };
    const other = signedToken('secret', 'erase a message from the site', wish);
    expect((await ask('POST', other, stored)).status).toBe(400);
    expect(readErasure(token, 'secret')).toBeUndefined();
    expect(stored).toEqual(documents());
  });
});
