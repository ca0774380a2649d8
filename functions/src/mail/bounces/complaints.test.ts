import { messageSettingsSchema, type NotificationType, personMailSchema } from '@cursiv/shared-domain';
import { keepLead } from '../../leads/keep-lead.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { messageIdOf } from '../compose/message-id.ts';
import { newFormerMail, newInvitationMail, newLeadMail, newMailJob } from '../queue/new-mail-job.ts';
import { readMail } from '../read-mail.ts';
import { answerBounces } from './answer-bounces.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const KEY = 'k'.repeat(40);
const site = { origin: 'https://cursiv.test', key: 'secret' };
const NOTIFICATION = 'course.announced__a1';
const SETTINGS = 'users/ana/settings/messages';
const MAIL = messageIdOf(site, `ana ${NOTIFICATION}`, 'ana@exemplu.ro');

/** How a mailbox provider tells that a reader called a mail spam; most blacken whom it was for. */
const complaint = (changes: object = {}) => {
  const said = { type: 'abuse', id: MAIL, more: 'Original-Rcpt-To: redacted@exemplu.ro', ...changes };
  return [
    'From: Complaints <fbl@mx.exemplu.ro>',
    'To: salut@cursiv.test',
    'Subject: FW: Anunt',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    ...['--b', 'Content-Type: text/plain; charset="US-ASCII"', '', 'This is an email abuse report.'],
    ...['--b', 'Content-Type: message/feedback-report', ''],
    ...[`Feedback-Type: ${said.type}`, 'User-Agent: SomeGenerator/1.0', 'Version: 1', said.more],
    ...['--b', 'Content-Type: message/rfc822', 'Content-Disposition: inline', ''],
    ...['Subject: Anunț', 'Message-ID:', ` ${said.id}`, '', 'Bună, Ana!', '--b--', ''],
  ].join('\r\n');
};

const job = newMailJob('ana', NOTIFICATION, NOW);
let documents: Map<string, Record<string, unknown>>;
let address: string;
beforeEach(() => {
  address = 'ana@exemplu.ro';
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    [SETTINGS, { locale: 'ro' }],
    [job.path, { ...job.fields, status: 'sent', messageId: MAIL }],
  ]);
});

const store = () => memoryStore(documents);
const found = async (uid: string) => ({ uid, provenEmail: address });
const accounts = { withUid: found, anyWithUid: found, withEmail: found };
const post = (body: string | Uint8Array, given = KEY) =>
  answerBounces(
    { method: 'POST', given, contentType: 'message/rfc822', body: Buffer.from(body) },
    { store: store(), accounts, site, key: KEY },
  );
const complained = () => messageSettingsSchema.parse(documents.get(SETTINGS)).complained;
const untouched = () => {
  expect(documents.get(job.path)?.status).toBe('sent');
  expect(complained()).toBeUndefined();
};

/** What would be mailed now of a type. */
function mailOf(type: NotificationType) {
  const next = newMailJob('ana', `${type}__next`, NOW);
  documents.set(`users/ana/notifications/${type}__next`, {
    ...{ type, params: { course: { ro: 'Curs' }, title: { ro: 'Veste' }, at: new Date('2026-12-01T10:00:00Z') } },
    ...{ link: '/dashboard', isRead: false, isArchived: false, createdAt: NOW },
  });
  const mail = personMailSchema.parse({ ...next.fields, id: next.path.slice('mails/'.length) });
  return readMail({ store: store(), accounts, site }, mail, NOW);
}

describe('a mail that its reader calls spam', () => {
  it('is shown to administrators as such, and its address is remembered', async () => {
    expect(await post(complaint())).toEqual({ status: 204 });
    expect(documents.get(job.path)).toMatchObject({ status: 'dead', problem: 'complaint: abuse' });
    expect(documents.get(SETTINGS)).toEqual({ locale: 'ro', complained: 'ana@exemplu.ro' });
  });

  it('is the last of those that can be turned off', async () => {
    await post(complaint());
    for (const type of ['course.announced', 'booking.confirmed', 'certificate.issued'] as const)
      expect(await mailOf(type)).toEqual({ dropped: 'reported as spam' });
  });

  it('keeps no warning and no copy of one’s data from its reader', async () => {
    await post(complaint());
    for (const type of ['security.passwordChanged', 'security.copied', 'security.deletionAsked'] as const)
      expect(await mailOf(type)).toMatchObject({ mail: { to: 'ana@exemplu.ro' } });
  });

  it('says nothing of another address that its reader has by now, or wants to be written to at', async () => {
    await post(complaint());
    address = 'noua@exemplu.ro';
    expect(await mailOf('course.announced')).toMatchObject({ mail: { to: 'noua@exemplu.ro' } });
    documents.set(job.path, { ...job.fields, status: 'sent', messageId: MAIL });
    documents.set(SETTINGS, { locale: 'ro' });
    await post(complaint());
    expect(documents.get(job.path)?.status).toBe('dead');
    expect(complained()).toBeUndefined();
  });

  it('is reported once: the same report does not undo that its reader wants mails again', async () => {
    await Promise.all(Array.from({ length: 20 }, () => post(complaint())));
    documents.set(SETTINGS, { locale: 'ro', complained: null });
    const before = structuredClone([...documents]);
    expect(await post(complaint({ type: 'fraud' }))).toEqual({ status: 204 });
    expect([...documents]).toEqual(before);
    // Nor after an administrator has let it go.
    documents.set(job.path, { ...documents.get(job.path), status: 'dropped' });
    await post(complaint());
    expect(complained()).toBeUndefined();
  });

  it.each(['fraud', 'virus', 'opt-out', 'ABUSE '])('may be told as %j', async (type) => {
    await post(complaint({ type }));
    expect(complained()).toBe('ana@exemplu.ro');
  });

  it.each(['not-spam', 'auth-failure', 'other', '', 'abuse-not'])('is none when %j is told', async (type) => {
    expect(await post(complaint({ type }))).toEqual({ status: 204 });
    untouched();
  });

  it('may come with headers alone, and by a program with its line before it', async () => {
    const headers = complaint().replace('message/rfc822', 'text/rfc822-headers').replaceAll('\r\n', '\n');
    await post(`From fbl  Tue Nov 24 09:58:01 2026\n${headers}`);
    expect(complained()).toBe('ana@exemplu.ro');
  });

  it('may have been cut off while it was handed over: it arrived, as is known now', async () => {
    documents.set(job.path, { ...documents.get(job.path), status: 'dead', problem: 'unclear: cut off' });
    await post(complaint());
    expect(documents.get(job.path)?.problem).toBe('complaint: abuse');
    expect(complained()).toBe('ana@exemplu.ro');
  });

  it('warned at a former address, which says nothing of the present one', async () => {
    const former = newFormerMail('ana', 'security.addressChanged__1', 'veche@exemplu.ro', NOW);
    const id = messageIdOf(site, 'ana security.addressChanged__1', 'veche@exemplu.ro');
    documents.set(former.path, { ...former.fields, status: 'sent', messageId: id });
    await post(complaint({ id }));
    expect(documents.get(former.path)?.problem).toBe('complaint: abuse');
    expect(complained()).toBeUndefined();
  });
});

describe('a mail to somebody without an account that is called spam', () => {
  const lead = {
    ...{ name: 'Dan', email: 'dan@exemplu.ro', message: 'Salut', locale: 'ro' as const, page: '/contact' },
    consent: true as const,
  };

  it('answered a message: its mailbox gets no acknowledgements any more', async () => {
    const keep = (id: string, now: Date) => keepLead(store(), { id, lead, isSuspicious: false }, now);
    await keep('l1', NOW);
    const { path } = newLeadMail('l1', NOW);
    const id = messageIdOf(site, path.slice('mails/'.length), 'dan@exemplu.ro');
    documents.set(path, { ...documents.get(path), status: 'sent', messageId: id });
    await post(complaint({ id }));
    expect(documents.get('leads/l1')).toMatchObject({ name: 'Dan', complained: true });
    await keep('l2', new Date('2026-12-24T10:00:00Z'));
    expect(documents.has('leads/l2')).toBe(true);
    expect(documents.has(newLeadMail('l2', NOW).path)).toBe(false);
  });

  it('was an invitation: it is taken back, but for one that was accepted', async () => {
    const { path, fields } = newInvitationMail('i1', 1, NOW);
    const id = messageIdOf(site, path.slice('mails/'.length), 'dan@exemplu.ro');
    for (const [status, became] of [
      ['pending', 'withdrawn'],
      ['accepted', 'accepted'],
    ] as const) {
      documents.set(path, { ...fields, status: 'sent', messageId: id });
      documents.set('siteInvitations/i1', { email: 'dan@exemplu.ro', status });
      await post(complaint({ id }));
      expect(documents.get('siteInvitations/i1')).toEqual({ email: 'dan@exemplu.ro', status: became });
    }
  });

  it('is erased already', async () => {
    const { path, fields } = newLeadMail('l1', NOW);
    const id = messageIdOf(site, path.slice('mails/'.length), 'dan@exemplu.ro');
    documents.set(path, { ...fields, status: 'sent', messageId: id });
    await post(complaint({ id }));
    expect(documents.get(path)?.status).toBe('dead');
    expect(documents.has('leads/l1')).toBe(false);
  });
});

describe('a complaint that is not true', () => {
  it('comes from whoever has no key', async () => {
    expect(await post(complaint(), 'x'.repeat(40))).toEqual({ status: 403 });
    untouched();
  });

  it.each([
    ['another seal', messageIdOf({ ...site, key: 'guess' }, `ana ${NOTIFICATION}`, 'ana@exemplu.ro')],
    ['a changed seal', MAIL.replace(/^<./, '<_')],
    ['another site’s id', MAIL.replace('cursiv.test', 'cursiv.example')],
    ['two ids', `${MAIL} ${MAIL}`],
    ['no id', ''],
  ])('names a mail by %s', async (_, id) => {
    expect(await post(complaint({ id }))).toEqual({ status: 204 });
    untouched();
  });

  it.each([
    ['in the report itself', `Message-ID: ${MAIL}`],
    ['in a mail inside the mail', `Content-Type: message/rfc822\r\n\r\nMessage-ID: ${MAIL}`],
  ])('names a mail of ours %s alone', async (_, more) => {
    await post(complaint({ id: '<1@elsewhere.example>', more }));
    untouched();
  });

  it('has no part that says so', async () => {
    await post(complaint().replace('message/feedback-report', 'text/feedback'));
    untouched();
  });

  it.each([
    ['in UTF-16', Buffer.from(complaint(), 'utf16le')],
    ['in a charset that nobody knows', complaint().replace('US-ASCII', 'x-martian')],
    ['of bytes that are no text', Buffer.concat([Buffer.from(complaint().slice(0, 300)), Buffer.alloc(2_000, 0xff)])],
    ['of fields without end', complaint({ more: 'Reported-Domain: a\r\n'.repeat(10_000), id: '' })],
    ['of lines without end', complaint({ more: '\r\n '.repeat(60_000), id: '' })],
    ['of mails in mails', 'Content-Type: message/rfc822\r\n\r\n'.repeat(5_000) + complaint({ id: '' })],
    ['of reports in reports', 'Content-Type: multipart/report; boundary="b"\r\n\r\n--b\r\n'.repeat(2_000)],
  ])('may be written %s', async (_, body) => {
    expect(await post(body)).toEqual({ status: 204 });
  });

  it('is larger than any', async () => {
    expect(await post(complaint() + 'x'.repeat(262_144))).toEqual({ status: 413 });
    untouched();
  });
});
