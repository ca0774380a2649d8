import { randomUUID } from 'node:crypto';
import { LEAD_SENDER } from '@cursiv/shared-domain';
import { senderOf } from '../allowance/sender-of.ts';
import { erasureAddress } from '../mail/lead/erasure-token.ts';
import { readLeadMail } from '../mail/lead/read-lead-mail.ts';
import { unsubscribeAddress } from '../mail/unsubscribe/unsubscribe-token.ts';
import { memoryStore } from '../store/memory-store.ts';
import { answerLead, type LeadCall } from './answer-lead.ts';
import { LeadAllowance } from './lead-allowance.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const typed = {
  name: 'Ștefania',
  email: 'stefania@exemplu.ro',
  message: 'Aș vrea să învăț să scriu frumos.',
  locale: 'ro',
  page: '/',
  consent: true,
};
const STORED = {
  ...{ ...typed, mailbox: typed.email, source: 'website_form', state: 'new', ownerUid: null, createdAt: NOW },
  searchKeys: expect.arrayContaining(['stefan', 'stefania@ex', 'frumos']),
};
const FORM = 'application/x-www-form-urlencoded';

function site() {
  let now = NOW.getTime();
  const documents = new Map<string, Record<string, unknown>>();
  const allowance = new LeadAllowance(() => now);
  const keeping = { store: memoryStore(documents), key: 'secret', allowance, now: () => new Date(now) };
  const below = (collection: string) =>
    [...documents].flatMap(([path, fields]) => (path.startsWith(`${collection}/`) ? [{ path, fields }] : []));
  const ask = (call: Partial<LeadCall>) =>
    answerLead(
      {
        method: 'POST',
        language: undefined,
        erasure: undefined,
        contentType: 'application/json',
        body: Buffer.from(''),
        sender: senderOf('203.0.113.7, 151.101.1.1'),
        isFromPage: async () => true,
        ...call,
      },
      keeping,
    );
  return {
    documents,
    below,
    leads: () => below('leads').map(({ fields }) => fields),
    wait: (ms: number) => {
      now += ms;
    },
    ask,
    send: (changes: Record<string, unknown> = {}, call: Partial<LeadCall> = {}) =>
      ask({
        body: Buffer.from(JSON.stringify({ id: randomUUID(), lead: typed, writingMs: 9_000, ...changes })),
        ...call,
      }),
    post: (fields: Record<string, string>, call: Partial<LeadCall> = {}) =>
      ask({ contentType: FORM, body: Buffer.from(String(new URLSearchParams(fields))), ...call }),
  };
}
const form = {
  name: 'Ana',
  email: 'ana@exemplu.ro',
  phone: '',
  message: 'Bună!',
  consent: 'on',
  locale: 'en',
  page: '/en',
};

describe('a message that the page sends', () => {
  it('is one document with the source website_form and the time of the server (spec §3, §7, §9)', async () => {
    const { send, leads } = site();
    expect(await send()).toMatchObject({ status: 200 });
    expect(leads()).toEqual([STORED]);
  });

  it('is kept once, however often it is sent', async () => {
    const { send, leads } = site();
    const id = randomUUID();
    await send({ id });
    expect(await send({ id, lead: { ...typed, message: 'Altceva' } })).toMatchObject({ status: 200 });
    expect(leads()).toMatchObject([{ message: typed.message }]);
  });

  it.each([
    ['the trap is filled', { trap: 'https://oferte.example' }],
    ['it was written in no time', { writingMs: 40 }],
  ])('is kept and marked when %s: what we thank for has arrived', async (_why, changes) => {
    const { send, leads } = site();
    expect(await send(changes)).toMatchObject({ status: 200 });
    expect(leads()).toMatchObject([{ message: typed.message, suspicious: true, source: 'website_form' }]);
  });

  it.each([
    ['an address without a plausible domain', { email: 'x@y' }],
    ['no name', { name: '  ' }],
    ['2001 characters', { message: 'x'.repeat(2001) }],
    ['no consent', { consent: false }],
    ['an unknown language', { locale: 'fr' }],
    ['a page that is no path', { page: 'https://elsewhere.test/' }],
    ['a page of another site', { page: '//elsewhere.test/' }],
    ['a page of another site as browsers read it', { page: '/\\elsewhere.test/' }],
    ['a name that is a list', { name: ['Ana'] }],
  ])('is refused with %s', async (_what, changes) => {
    const { send, leads } = site();
    const { status, body } = await send({ lead: { ...typed, ...changes } });
    expect([status, body]).toEqual([400, '{"error":{"code":"invalid"}}']);
    expect(leads()).toEqual([]);
  });

  it('brings nothing into the document but what a message has', async () => {
    const { send, leads } = site();
    await send({ lead: { ...typed, source: 'import', createdAt: 0, suspicious: false, isAdmin: true } });
    expect(leads()).toEqual([STORED]);
  });

  it.each(['../users/root', 'a/b', '__x__', ''])('cannot choose another place by the id %j', async (id) => {
    const { send, leads } = site();
    expect(await send({ id })).toMatchObject({ status: 400 });
    expect(leads()).toEqual([]);
  });

  it('is refused when App Check does not vouch for the page', async () => {
    const { send, leads } = site();
    expect(await send({}, { isFromPage: async () => false })).toMatchObject({ status: 401 });
    expect(leads()).toEqual([]);
  });

  it.each([
    ['another type', { contentType: 'text/plain' }, 415],
    ['no JSON', { body: Buffer.from('{') }, 400],
    ['a body of 33 kB', { body: Buffer.alloc(33_000) }, 413],
    ['another method', { method: 'PUT' }, 405],
  ])('is not %s', async (_what, call, status) => {
    const { ask, leads } = site();
    expect(await ask(call)).toMatchObject({ status });
    expect(leads()).toEqual([]);
  });
});

describe('a form that is sent without script', () => {
  it('is kept like any other, and the browser is sent on to thanks in its language', async () => {
    const { post, leads, ask } = site();
    expect(await post(form)).toMatchObject({ status: 303, headers: { Location: '/leads?in=en' } });
    expect(leads()).toMatchObject([{ name: 'Ana', message: 'Bună!', consent: true, locale: 'en', page: '/en' }]);
    expect(leads()[0]).not.toHaveProperty('phone');
    const { body } = await ask({ method: 'GET', language: 'en' });
    expect(body).toContain('<h1>Thank you, the message has arrived.</h1>');
  });

  it('comes back with everything that was typed and what is wrong beside it', async () => {
    const { post, leads } = site();
    const { consent: _, ...without } = form;
    const { status, body } = await post({ ...without, email: 'x@y', locale: 'ro' });
    expect([status, leads()]).toEqual([422, []]);
    expect(body).toMatch(/<input name="email" aria-invalid="true" aria-describedby="email-problem"[^>]* value="x@y">/);
    expect(body).toMatch(/<li id="email-problem">[^<]*nu pare completă/);
    expect(body).toMatch(/<li id="consent-problem">Fără acordul tău/);
    expect(body).toContain('Bună!</textarea>');
  });

  it('shows people’s words as words', async () => {
    const { post } = site();
    const message = '</textarea><script>alert(1)</script>';
    const { body, headers } = await post({ ...form, message, name: '"><img src=x onerror=alert(1)>', email: '' });
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
    expect(body).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
  });

  it.each(['//elsewhere.test', '/\\elsewhere.test', 'elsewhere'])(
    'names no other site as its page: %s',
    async (page) => {
      const { post, leads } = site();
      await post({ ...form, page });
      expect(leads()).toMatchObject([{ page: '/' }]);
    },
  );

  it('is marked when the field that nobody sees is filled', async () => {
    const { post, leads } = site();
    await post({ ...form, website: 'https://oferte.example' });
    expect(leads()).toMatchObject([{ suspicious: true }]);
  });
});

describe('messages in a row', () => {
  const other = senderOf('198.51.100.9, 151.101.1.1');

  it('of one address are a few, and others still get through', async () => {
    const { send, leads, wait } = site();
    const statuses: number[] = [];
    for (let sent = 0; sent < 100; sent += 1) statuses.push((await send()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(await send({}, { sender: other })).toMatchObject({ status: 200 });
    wait(600_000);
    expect(await send()).toMatchObject({ status: 200 });
    expect(leads()).toHaveLength(22);
  });

  it('of bare forms never shut the form for pages that App Check vouches for', async () => {
    const { send, post } = site();
    const flood = [];
    for (let sent = 0; sent < 600; sent += 1)
      flood.push(await post(form, { sender: senderOf(`10.1.${sent % 7}.${sent}, 203.0.113.${sent % 9}`) }));
    expect(flood.at(0)).toMatchObject({ status: 303 });
    expect(flood.at(-1)).toMatchObject({ status: 429, body: expect.stringContaining('Too many messages') });
    expect(flood.at(-1)?.body).toContain('ana@exemplu.ro');
    expect(await post(form, { sender: other })).toMatchObject({ status: 429 });
    expect(await send({}, { sender: other })).toMatchObject({ status: 200 });
  });

  it('of one that makes up addresses are some more', async () => {
    const { send } = site();
    let kept = 0;
    for (let sent = 0; sent < 200; sent += 1) {
      const { status } = await send({}, { sender: senderOf(`10.1.1.${sent}, 203.0.113.7`) });
      kept += Number(status === 200);
    }
    expect(kept).toBe(60);
    expect(await send({}, { sender: other })).toMatchObject({ status: 200 });
  });

  it('are bound for the whole site', async () => {
    const { send, leads } = site();
    for (let sent = 0; sent < 1_000; sent += 1) {
      await send({}, { sender: senderOf(`10.1.${sent % 250}.1, 151.101.${sent % 40}.1`) });
    }
    expect(leads().length).toBeLessThanOrEqual(300);
  });
});

const SITE = { origin: 'https://cursiv.test', key: 'secret' };

describe('the acknowledgement', () => {
  it.each([
    ['ro', 'Mesajul tău a ajuns la Cursiv', '365 de zile', 'https://cursiv.test/privacy'],
    ['en', 'Your message has arrived at Cursiv', '365 days', 'https://cursiv.test/en/privacy'],
  ] as const)(
    'is a mail in the language %s, which says how long the message is kept',
    async (locale, subject, days, privacy) => {
      const { send, documents, below } = site();
      const id = randomUUID();
      const hostile = 'Câștigă acum la https://oferte.example';
      await send({ id, lead: { ...typed, locale, name: hostile, message: hostile } });
      await send({ id });
      expect(below('mails')).toMatchObject([{ fields: { lead: id, status: 'waiting', dueAt: NOW } }]);
      const job = { id: 'm1', lead: id, status: 'waiting', tries: 1, dueAt: NOW, createdAt: NOW } as const;
      const store = memoryStore(documents);
      const composed = await readLeadMail({ store, site: SITE }, job, NOW);
      expect(composed).toMatchObject({ mail: { to: typed.email, subject } });
      if (!('mail' in composed)) throw new Error('no mail');
      expect(composed.mail.text).toContain(days);
      expect(composed.mail.text).toContain(privacy);
      expect(composed.mail.text).toContain(erasureAddress(SITE, { lead: id, locale }));
      // The form takes any address: nobody shall have us mail their words to strangers.
      expect(composed.mail.text + composed.mail.html).not.toContain('oferte');
    },
  );

  it.each([
    ['the hidden field is filled', { trap: 'https://oferte.example' }],
    ['it was written in no time', { writingMs: 40 }],
  ])('is not sent when %s', async (_why, changes) => {
    const { send, below } = site();
    await send(changes);
    expect([below('leads').length, below('mails').length]).toEqual([1, 0]);
  });

  it('goes to one address twice a day, however it is spelt, and every message is kept', async () => {
    const { send, below, wait } = site();
    for (const email of ['ana@exemplu.ro', 'ANA@exemplu.ro', 'Ana+1@exemplu.ro', 'ana+2@exemplu.ro'])
      await send({ lead: { ...typed, email } });
    expect([below('leads').length, below('mails').length]).toEqual([4, 2]);
    wait(25 * 3_600_000);
    await send({ lead: { ...typed, email: 'ana@exemplu.ro' } });
    expect(below('mails')).toHaveLength(3);
  });
});

describe('the link in the acknowledgement', () => {
  const tokenOf = (lead: string, key = 'secret') =>
    new URL(erasureAddress({ ...SITE, key }, { lead, locale: 'en' })).searchParams.get('erase') ?? '';
  async function written() {
    const here = site();
    const id = randomUUID();
    await here.send({ id });
    await here.send();
    const open = (method: string, erasure: unknown = tokenOf(id)) => here.ask({ method, erasure, contentType: FORM });
    return { ...here, id, open };
  }

  it('asks first, and erases that message alone, whoever is signed in', async () => {
    const { id, open, below, documents } = await written();
    expect(await open('GET')).toMatchObject({ status: 200, body: expect.stringContaining('Erase the message that') });
    expect(documents.has(`leads/${id}`)).toBe(true);
    expect(await open('POST')).toMatchObject({ status: 200, body: expect.stringContaining('The message is erased') });
    expect([documents.has(`leads/${id}`), below('leads').length]).toEqual([false, 1]);
    const [event, ...others] = below('auditEvents').map(({ fields }) => fields);
    expect([event, others]).toEqual([
      { at: NOW, actorUid: LEAD_SENDER, actorName: '', action: 'lead.erased', subject: `leads/${id}`, changes: {} },
      [],
    ]);
  });

  it('says the same when it is pressed again, and records nothing twice', async () => {
    const { open, below } = await written();
    await open('POST');
    expect(await open('POST')).toMatchObject({ status: 200 });
    expect(below('auditEvents')).toHaveLength(1);
  });

  it('leaves a mail that has not left with nothing to say', async () => {
    const { id, open, documents } = await written();
    await open('POST');
    const job = { id: 'm1', lead: id, status: 'waiting', tries: 1, dueAt: NOW, createdAt: NOW } as const;
    expect(await readLeadMail({ store: memoryStore(documents), site: SITE }, job, NOW)).toEqual({
      dropped: 'message erased',
    });
  });

  it('is good for nothing when anything in it is changed, sealed by another key, or made for another purpose', async () => {
    const { id, open, below } = await written();
    const [said = '', seal = ''] = tokenOf(id).split('.');
    const other = Buffer.from(JSON.stringify({ lead: 'other', locale: 'en' })).toString('base64url');
    const unsubscribing = unsubscribeAddress(SITE, { uid: id, type: 'gathered', locale: 'en' });
    const tokens = [
      ...['', 'x', `${said}.`, `${other}.${seal}`, tokenOf(id, 'other'), ['a', 'b']],
      new URL(unsubscribing).searchParams.get('token'),
    ];
    for (const token of tokens) expect(await open('POST', token)).toMatchObject({ status: 400 });
    expect(below('leads')).toHaveLength(2);
  });
});
