import { type MailJob, messageSettingsSchema, personMailSchema } from '@cursiv/shared-domain';
import { memoryStore } from '../../store/memory-store.ts';
import { messageIdOf } from '../compose/message-id.ts';
import { newFormerMail, newLeadMail, newMailJob } from '../queue/new-mail-job.ts';
import { sendMail } from '../queue/send-mail.ts';
import { readMail } from '../read-mail.ts';
import type { Mail } from '../smtp/outgoing.ts';
import { answerBounces } from './answer-bounces.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const KEY = 'k'.repeat(40);
const accounts = { anyWithUid: async (uid: string) => ({ uid, provenEmail: 'ana@exemplu.ro' }) };
const site = { origin: 'https://cursiv.test', key: 'secret' };
const NOTIFICATION = 'course.announced__a1';
const SETTINGS = 'users/ana/settings/messages';
const MAIL = messageIdOf(site, `ana ${NOTIFICATION}`, 'ana@exemplu.ro');

/** How a mail system reports that a mail has not arrived. */
const report = (changes: object = {}) => {
  const said = { to: 'ana@exemplu.ro', action: 'failed', status: '5.1.1', id: MAIL, more: '', ...changes };
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.exemplu.ro>',
    'To: salut@cursiv.test',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    ...['--b', 'Content-Type: text/plain; charset=utf-8', '', 'Nu am putut livra mesajul.'],
    ...['--b', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mx.exemplu.ro', '', `Final-Recipient: rfc822; ${said.to}`],
    ...[
      `Action: ${said.action}`,
      `Status: ${said.status}`,
      'Diagnostic-Code: smtp; 550 No such',
      ' user here',
      said.more,
    ],
    ...['--b', 'Content-Type: message/rfc822', ''],
    ...['Subject: Anunț', `Message-ID:`, ` ${said.id}`, '', 'Bună, Ana!', '--b--', ''],
  ].join('\r\n');
};

let documents: Map<string, Record<string, unknown>>;
const job = newMailJob('ana', NOTIFICATION, NOW);
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    [SETTINGS, { locale: 'ro' }],
    [job.path, { ...job.fields, status: 'sent', messageId: MAIL }],
  ]);
});

const post = (body: string, changes: object = {}, key = KEY) =>
  answerBounces(
    {
      ...{ method: 'POST', given: KEY, contentType: 'message/rfc822' },
      body: Buffer.from(body),
      ...changes,
    },
    { store: memoryStore(documents), accounts, site, key },
  );
const refused = () => messageSettingsSchema.parse(documents.get(SETTINGS)).refused;
const untouched = () => {
  expect(documents.get(job.path)?.status).toBe('sent');
  expect(refused()).toBeUndefined();
};

describe('a mail that comes back', () => {
  it('is dead, and its address is written to no more', async () => {
    expect(await post(report())).toEqual({ status: 204 });
    expect(documents.get(job.path)).toMatchObject({ status: 'dead', problem: 'nobody: came back with 5.1.1' });
    expect(documents.get(SETTINGS)).toEqual({ locale: 'ro', refused: 'ana@exemplu.ro' });
  });

  it('is found by the id with which it left', async () => {
    documents.set(job.path, job.fields);
    documents.set(`users/ana/notifications/${NOTIFICATION}`, {
      ...{ type: 'course.announced', params: { course: { ro: 'Curs' }, title: { ro: 'Veste' } } },
      ...{ link: '/dashboard/courses', isRead: false, isArchived: false, createdAt: NOW },
    });
    const store = memoryStore(documents);
    const found = async () => ({ uid: 'ana', provenEmail: 'ana@exemplu.ro' });
    const all = { withUid: found, anyWithUid: found, withEmail: found };
    const left: string[] = [];
    const send = async ({ messageId }: Mail) => {
      left.push(messageId);
      return { outcome: 'sent' as const };
    };
    const compose = (mail: MailJob) => readMail({ store, accounts: all, site }, personMailSchema.parse(mail), NOW);
    await sendMail({ store, compose, now: () => NOW, connect: async () => ({ send, close() {} }) }, job.path);
    expect(documents.get(job.path)?.status).toBe('sent');
    await post(report({ id: left[0] }));
    expect(refused()).toBe('ana@exemplu.ro');
  });

  it('comes back once, however often that is reported', async () => {
    await post(report());
    const before = structuredClone([...documents]);
    expect(await post(report({ status: '5.2.1' }))).toEqual({ status: 204 });
    expect([...documents]).toEqual(before);
    documents.set(job.path, { ...documents.get(job.path), status: 'waiting' });
    await post(report());
    expect(documents.get(job.path)?.status).toBe('waiting');
  });

  it('may do so before it is noted that it was sent, and with headers alone', async () => {
    documents.set(job.path, { ...documents.get(job.path), status: 'sending' });
    await post(report().replace('message/rfc822', 'text/rfc822-headers'));
    expect(documents.get(job.path)?.status).toBe('dead');
  });

  it('may be handed over by a program, with that program’s line before it and its ends of lines', async () => {
    await post(`From MAILER-DAEMON  Tue Nov 24 09:58:01 2026\n${report().replaceAll('\r\n', '\n')}`);
    expect(refused()).toBe('ana@exemplu.ro');
  });

  it('may have been led on to another address', async () => {
    await post(report({ to: 'ana@elsewhere.example', more: 'Original-Recipient: rfc822;Ana@Exemplu.ro' }));
    expect(refused()).toBe('ana@exemplu.ro');
  });

  it.each([
    ['late only', { action: 'delayed', status: '4.4.1' }],
    ['not taken for now', { status: '4.2.2' }],
    ['delivered', { action: 'delivered', status: '2.0.0' }],
    ['reported without a reason', { status: '' }],
  ])('has not, when it is %s', async (_, changes) => {
    expect(await post(report(changes))).toEqual({ status: 204 });
    untouched();
  });

  it.each(['5.7.1', '5.3.4', '5.6.0'])('is dead, and its address good, where the reason is %s', async (status) => {
    await post(report({ status }));
    expect(documents.get(job.path)).toMatchObject({ status: 'dead', problem: `refused: came back with ${status}` });
    expect(refused()).toBeUndefined();
  });

  it('that told several things is found by the one that it told first', async () => {
    const messageId = messageIdOf(site, 'ana review.received__r1', 'ana@exemplu.ro');
    documents.set(job.path, { ...documents.get(job.path), messageId, also: ['review.received__r1'] });
    await post(report({ id: messageId }));
    expect(documents.get(job.path)?.status).toBe('dead');
  });

  it('is found after the key of links has changed, for as long as the old one is taken', async () => {
    const changed = { ...site, key: 'newer,secret@2999-12-31' };
    const call = { method: 'POST', given: KEY, contentType: 'message/rfc822' };
    const body = Buffer.from(report());
    await answerBounces({ ...call, body }, { store: memoryStore(documents), accounts, site: changed, key: KEY });
    expect(refused()).toBe('ana@exemplu.ro');
  });

  it('from an address that the account has no longer says nothing of the present one', async () => {
    const former = newFormerMail('ana', 'security.addressChanged__1', 'veche@exemplu.ro', NOW);
    const messageId = messageIdOf(site, 'ana security.addressChanged__1', 'veche@exemplu.ro');
    documents.set(former.path, { ...former.fields, status: 'sent', messageId });
    await post(report({ id: messageId, to: 'veche@exemplu.ro' }));
    expect(documents.get(former.path)?.status).toBe('dead');
    expect(refused()).toBeUndefined();
  });

  it('from whoever left a message is dead, too', async () => {
    const { path, fields } = newLeadMail('l1', NOW);
    const messageId = messageIdOf(site, path.slice('mails/'.length), 'Dan@Exemplu.ro');
    documents.set(path, { ...fields, status: 'sent', messageId });
    await post(report({ id: messageId, to: 'dan@exemplu.ro' }));
    expect(documents.get(path)?.status).toBe('dead');
  });
});

describe('whoever may not report', () => {
  it.each([
    ['has no key', { given: undefined }, 401],
    ['has another key', { given: 'x'.repeat(40) }, 403],
    ['has a part of the key', { given: KEY.slice(1) }, 403],
    ['sends a form', { contentType: 'application/x-www-form-urlencoded' }, 415],
    ['says nothing of what is sent', { contentType: undefined }, 415],
    ['only looks', { method: 'GET' }, 405],
  ])('%s', async (_, changes, status) => {
    expect(await post(report(), changes)).toMatchObject({ status });
    untouched();
  });

  it('has the key of a site that takes no reports', async () => {
    for (const key of ['none', 'short'])
      expect(await post(report(), { given: key }, key)).toMatchObject({ status: 403 });
    untouched();
  });

  it('sends a mail of a megabyte', async () => {
    expect(await post(report() + 'x'.repeat(1_048_576))).toEqual({ status: 413 });
    untouched();
  });
});

describe('a report that is not true', () => {
  it.each([
    ['about a mail that nobody sent', { id: '<00000000000000000000000000000000@cursiv.test>' }],
    ['about no mail', { id: '' }],
    ['about a real mail, with somebody else’s address', { to: 'ion@exemplu.ro' }],
    ['with an address that goes on in another line', { to: 'ion@exemplu.ro\r\nX-Other: ana@exemplu.ro' }],
    ['with another address in one line', { to: 'ion@exemplu.ro, ana@exemplu.ro' }],
  ])('%s changes nothing', async (_, changes) => {
    expect(await post(report(changes))).toEqual({ status: 204 });
    untouched();
  });

  it('cannot be made by whoever knows the person, the notification and the address', () => {
    const guessed = messageIdOf({ ...site, key: 'guess' }, `ana ${NOTIFICATION}`, 'ana@exemplu.ro');
    expect(guessed).not.toBe(MAIL);
  });

  it.each([
    ['nothing', ''],
    ['no mail', '\u0000\u0001{"a":1}'],
    ['a reply by a person', `From: ana@exemplu.ro\r\nIn-Reply-To: ${MAIL}\r\n\r\nAction: failed\r\nStatus: 5.1.1`],
    ['a mail in a mail without end', 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'.repeat(2_000)],
    ['groups without end', report({ more: `\r\n${'Action: failed\r\n\r\n'.repeat(10_000)}` })],
    ['lines without end', report({ more: '\r\n '.repeat(60_000) })],
  ])('may be %s', async (_, body) => {
    expect(await post(body)).toEqual({ status: 204 });
  });
});
