import {
  contentPath,
  type MailText,
  type MailType,
  messageSettingsSchema,
  type Notification,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { composeMail } from '../compose/compose-mail.ts';
import { previewOf } from '../previews.ts';
import { toMime } from '../smtp/mime.ts';
import { mailTextsReader } from './mail-texts-reader.ts';
import { previewMailText } from './preview-mail-text.ts';

const AT = new Date('2026-11-24T10:00:00Z');
const SITE = { origin: 'https://cursiv.test', key: 'secret' };
const NONE = { ro: '', en: '' };
const HOSTILE = '<img src=x onerror=alert(1)>" & \'';

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test' }],
  ]);
});

const text = (changes: Partial<MailText>): MailText => ({ subject: NONE, opening: NONE, ...changes });
const save = (texts: Partial<Record<MailType, MailText>>) =>
  documents.set(contentPath('mails'), { rev: 1, value: { texts }, updatedAt: AT });
const said = () => mailTextsReader(memoryStore(documents))();

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** The paragraphs of a mail's page as they are read. */
const read = (html: string): string[] =>
  [...html.matchAll(/<(p|blockquote)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) =>
    inner.replace(/<[^>]+>/g, '').replace(/&([a-z]+|#39);/g, (whole, name: string) => SIGNS[name] ?? whole),
  );

const confirmed = (params: Notification['params']): Notification => ({
  ...{ id: 'n1', type: 'booking.confirmed', params, link: '/dashboard/bookings', createdAt: AT },
  ...{ isRead: false, isArchived: false },
});
const reader = (locale: 'ro' | 'en') => ({
  ...{ uid: 'ana', name: 'Ana', address: 'ana@exemplu.ro' },
  settings: messageSettingsSchema.parse({ locale, timeZone: 'Europe/Bucharest' }),
});

describe('a mail with the operator’s text', () => {
  const OWN = text({
    subject: { ro: 'Ne vedem la {{title}}', en: '' },
    opening: { ro: '{{at}}: {{name}} te așteaptă la „{{title}}”. Vino cu întrebări!', en: '' },
  });

  it('says it in that language, and the product’s text in the other', async () => {
    save({ 'booking.confirmed': OWN });
    const ro = previewOf('booking.confirmed', 'ro', await said());
    expect(ro.subject).toBe('Ne vedem la Primul an pe cont propriu');
    const opening =
      'luni, 7 decembrie 2026 la 14:00 (Ora Europei de Est): Clara Ionescu te așteaptă la „Primul an pe cont propriu”. Vino cu întrebări!';
    expect(read(ro.html).slice(0, 3)).toEqual(['Cursiv', 'Bună, Ana!', opening]);
    expect(ro.text.split('\n\n').slice(0, 2)).toEqual(['Bună, Ana!', opening]);
    expect(previewOf('booking.confirmed', 'en', await said())).toEqual(previewOf('booking.confirmed', 'en'));
    expect(previewOf('booking.moved', 'ro', await said())).toEqual(previewOf('booking.moved', 'ro'));
  });

  it('is the product’s again once it is emptied', async () => {
    save({ 'booking.confirmed': OWN });
    save({});
    expect(previewOf('booking.confirmed', 'ro', await said())).toEqual(previewOf('booking.confirmed', 'ro'));
  });

  it.each<[MailType, MailText, string, readonly string[]]>([
    [
      'gathered',
      text({ subject: { ro: 'Azi: {{news}}', en: '' }, opening: { ro: 'Ai {{news}}.', en: '' } }),
      ...(['Azi: 3 noutăți', ['Cursiv', 'Bună, Ana!', 'Ai 3 noutăți.']] as const),
    ],
    [
      'lead.received',
      text({ subject: { ro: 'Te-am auzit', en: '' }, opening: { ro: 'Mulțumim!', en: '' } }),
      ...(['Te-am auzit', ['Cursiv', 'Bună!', 'Mulțumim!']] as const),
    ],
    [
      'lead.replied',
      text({ subject: { ro: 'Răspunsul nostru', en: '' }, opening: { ro: 'Iată:', en: '' } }),
      ...(['Răspunsul nostru', ['Cursiv', 'Bună, Ana!', 'Iată:']] as const),
    ],
    [
      'invitation',
      text({ subject: { ro: '{{name}} te cheamă', en: '' }, opening: { ro: 'Vino! {{name}}', en: '' } }),
      ...(['Clara Ionescu te cheamă', ['Cursiv', 'Bună!', 'Vino! Clara Ionescu']] as const),
    ],
  ])('begins so: %s', async (type, own, subject, paragraphs) => {
    save({ [type]: own });
    const mail = previewOf(type, 'ro', await said());
    expect(mail.subject).toBe(subject);
    expect(read(mail.html).slice(0, 3)).toEqual(paragraphs);
  });

  it('tells several things with the text of each', async () => {
    save({ 'booking.confirmed': OWN });
    const one = confirmed({ name: 'Clara', title: { ro: 'Consultanță' }, at: AT });
    const { text: plain } = composeMail([one, { ...one, id: 'n2' }], reader('ro'), SITE, AT, await said());
    expect(plain.match(/Clara te așteaptă la „Consultanță”/g)).toHaveLength(2);
  });

  it('shows signs as they were typed, and is no page, header or placeholder of somebody else', async () => {
    save({
      'booking.confirmed': text({
        subject: { ro: `${HOSTILE} {{title}}`, en: '' },
        opening: { ro: `${HOSTILE} {{name}}, {{title}}, {{at}}`, en: '' },
      }),
    });
    const title = 'T\r\nBcc: eve@evil.test\r\n\r\n{{name}}';
    const mail = composeMail(
      [confirmed({ name: 'Clara', title: { ro: title }, at: AT })],
      reader('ro'),
      SITE,
      AT,
      await said(),
    );
    expect(mail.html).not.toContain('<img');
    expect(read(mail.html)[2]).toContain(`${HOSTILE} Clara, ${title}`);
    const raw = (await toMime(mail, 'Cursiv <salut@cursiv.test>')).toString('utf8');
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).toMatch(/^Subject: /m);
    expect(head).not.toMatch(/^Bcc/im);
  });

  it('is cut where a title makes its subject too long', async () => {
    save({ 'booking.confirmed': text({ subject: { ro: `${'x'.repeat(140)}{{title}}`, en: '' } }) });
    const long = confirmed({ name: 'Clara', title: { ro: 'y'.repeat(200) }, at: AT });
    expect(composeMail([long], reader('ro'), SITE, AT, await said()).subject).toHaveLength(150);
  });

  it('says the product’s where what is stored can no longer be said', async () => {
    const texts = { 'booking.confirmed': text({ opening: { ro: 'Hai!', en: '' } }), 'booking.gone': text({}) };
    documents.set(contentPath('mails'), { rev: 3, value: { texts }, updatedAt: AT });
    expect(previewOf('booking.confirmed', 'ro', await said())).toEqual(previewOf('booking.confirmed', 'ro'));
  });
});

describe('the texts on an instance', () => {
  it('are read once for many mails, twice a minute, and the last ones stand when the database is away', async () => {
    jest.useFakeTimers({ now: AT });
    let reads = 0;
    let isAway = false;
    const store: DocumentSource = {
      ...memoryStore(documents),
      get(path) {
        reads += 1;
        return isAway ? Promise.reject(new Error('away')) : memoryStore(documents).get(path);
      },
    };
    const ask = mailTextsReader(store);
    for (let mail = 0; mail < 100; mail += 1) await ask();
    expect(reads).toBe(1);
    save({ gathered: text({ subject: { ro: 'Vești', en: '' } }) });
    jest.advanceTimersByTime(30_000);
    expect((await ask()).texts.gathered?.subject.ro).toBe('Vești');
    isAway = true;
    jest.advanceTimersByTime(30_000);
    expect((await ask()).texts.gathered?.subject.ro).toBe('Vești');
    jest.useRealTimers();
  });
});

describe('a preview', () => {
  const preview = (own: MailText, uid = 'root') =>
    previewMailText(memoryStore(documents), { type: 'review.hidden', text: own }, uid);

  it('is the mail with texts that nobody has saved', async () => {
    const { ro, en } = await preview(text({ subject: { ro: 'Recenzia ta', en: '' } }));
    expect([ro.subject, en.subject]).toEqual(['Recenzia ta', previewOf('review.hidden', 'en').subject]);
    expect(read(ro.html)).toEqual(read(previewOf('review.hidden', 'ro').html));
    expect(documents.has(contentPath('mails'))).toBe(false);
  });

  it('is made for whoever may write the texts, of texts that could be saved', async () => {
    await expect(preview(text({}), 'ana')).rejects.toMatchObject({ code: 'no-access' });
    await expect(preview(text({ subject: { ro: '{{eve}}', en: '' } }))).rejects.toMatchObject({ code: 'invalid' });
  });
});
