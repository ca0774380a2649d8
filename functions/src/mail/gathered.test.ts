import { personMailSchema } from '@cursiv/shared-domain';
import type { Accounts } from '../admin/accounts.ts';
import { memoryStore } from '../store/memory-store.ts';
import { newMailJob } from './queue/new-mail-job.ts';
import { sendDue } from './queue/send-due.ts';
import { type Sending, sendMail } from './queue/send-mail.ts';
import { readMail } from './read-mail.ts';
import type { Mail } from './smtp/outgoing.ts';

const MONDAY_NOON = new Date('2026-11-23T10:00:00Z');
const TUESDAY_8 = new Date('2026-11-24T06:00:00Z');
const site = { origin: 'https://cursiv.test', key: 'secret' };
const found = async () => ({ uid: 'ana', provenEmail: 'ana@exemplu.ro' });
const accounts: Accounts = { withUid: found, anyWithUid: found, withEmail: found };

/** A person with wishes who is told of things, and the server that takes their mail. */
function person(settings: Record<string, unknown>) {
  const documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    ['users/ana/settings/messages', { timeZone: 'Europe/Bucharest', ...settings }],
  ]);
  const store = memoryStore(documents);
  const mails: Mail[] = [];
  const state = { now: MONDAY_NOON, isDown: false };
  const send = async (mail: Mail) => {
    if (state.isDown) return { outcome: 'later' as const };
    mails.push(mail);
    return { outcome: 'sent' as const };
  };
  const sending: Sending = {
    store,
    now: () => state.now,
    connect: async () => ({ send, close: () => undefined }),
    compose: (job) => readMail({ store, accounts, site }, personMailSchema.parse(job), state.now),
  };
  return {
    mails,
    state,
    tell(id: string, type = 'course.announced') {
      const job = newMailJob('ana', id, state.now);
      documents.set(job.path, job.fields);
      documents.set(`users/ana/notifications/${id}`, {
        ...{ type, params: { course: { ro: 'Curs' }, title: { ro: `Vestea ${id}` } }, link: '/dashboard/courses' },
        ...{ isRead: false, isArchived: false, createdAt: state.now },
      });
    },
    read: (id: string) =>
      documents.set(`users/ana/notifications/${id}`, {
        ...documents.get(`users/ana/notifications/${id}`),
        isRead: true,
      }),
    statusOf: (id: string) => documents.get(`mails/ana__${id}`)?.status,
    async tick(now: Date) {
      state.now = now;
      await sendDue(sending);
    },
    async sendTogether(now: Date, ids: string[]) {
      state.now = now;
      await Promise.all(ids.map((id) => sendMail(sending, `mails/ana__${id}`)));
    },
  };
}

describe('who wants one mail', () => {
  it('gets what came in the morning, together and once', async () => {
    const ana = person({ gathering: 'daily' });
    for (const id of ['a', 'b', 'c']) ana.tell(id);
    await ana.tick(MONDAY_NOON);
    expect(ana.mails).toEqual([]);
    await ana.tick(TUESDAY_8);
    await ana.tick(new Date(TUESDAY_8.getTime() + 60_000));
    expect(ana.mails.map(({ subject }) => subject)).toEqual(['3 noutăți pentru tine pe Cursiv']);
    for (const id of ['a', 'b', 'c']) expect(ana.mails[0]?.text).toContain(`Vestea ${id}`);
  });

  it('is told at once of what is about a time', async () => {
    const ana = person({ gathering: 'weekly' });
    ana.tell('a');
    ana.tell('b', 'booking.cancelled');
    await ana.tick(MONDAY_NOON);
    expect([ana.statusOf('a'), ana.statusOf('b'), ana.mails.length]).toEqual(['waiting', 'sent', 1]);
  });

  it('is not told what they have read meanwhile, and gets a mail of its own for a single thing', async () => {
    const ana = person({ gathering: 'daily' });
    ana.tell('a');
    ana.tell('b');
    await ana.tick(MONDAY_NOON);
    ana.read('a');
    await ana.tick(TUESDAY_8);
    expect(ana.mails.map(({ subject }) => subject)).toEqual(['Anunț în cursul „Curs”: Vestea b']);
    expect(ana.mails[0]?.text).not.toContain('Vestea a');
  });

  it('loses nothing when the server does not take the mail, and is told what came since', async () => {
    const ana = person({ gathering: 'daily' });
    ana.tell('a');
    ana.tell('b');
    await ana.tick(MONDAY_NOON);
    ana.state.isDown = true;
    await ana.tick(TUESDAY_8);
    expect(ana.mails).toEqual([]);
    ana.state.isDown = false;
    await ana.tick(new Date(TUESDAY_8.getTime() + 10 * 60_000));
    expect(ana.mails).toHaveLength(1);
    for (const id of ['a', 'b']) expect(ana.mails[0]?.text).toContain(`Vestea ${id}`);
  });
});

describe('two mails that would tell the same', () => {
  it('tell it once, and the later one is not held up by the earlier', async () => {
    const ana = person({ gathering: 'daily' });
    const beside = Array.from({ length: 30 }, (_, at) => `a${at + 10}`);
    for (const id of [...beside, 'y', 'z']) ana.tell(id);
    await ana.tick(MONDAY_NOON);
    await ana.sendTogether(TUESDAY_8, ['y', 'z']);
    expect(ana.mails).toHaveLength(1);
    await ana.tick(new Date(TUESDAY_8.getTime() + 60_000));
    expect(ana.mails).toHaveLength(2);
    for (const id of [...beside, 'y', 'z'])
      expect(ana.mails.filter(({ text }) => text.includes(`Vestea ${id}`))).toHaveLength(1);
  });
});

describe('a burst', () => {
  it('leaves in one go', async () => {
    const ana = person({});
    for (let at = 0; at < 700; at += 1) ana.tell(`a${at}`, 'booking.cancelled');
    await ana.tick(MONDAY_NOON);
    expect(new Set(ana.mails.map(({ messageId }) => messageId)).size).toBe(700);
  });

  it('of what can wait fills nobody’s mailbox: ten mails an hour, the rest together', async () => {
    const ana = person({});
    const ids = Array.from({ length: 40 }, (_, at) => `a${at + 10}`);
    for (const id of ids) ana.tell(id);
    const minute = (after: number) => ana.tick(new Date(MONDAY_NOON.getTime() + after * 60_000));
    for (let after = 0; after < 60; after += 1) await minute(after);
    // Five leave at once, each of which has looked whether there is room.
    expect(ana.mails.length).toBeGreaterThanOrEqual(10);
    expect(ana.mails.length).toBeLessThan(15);
    const single = ana.mails.length;
    await minute(61);
    expect(ana.mails).toHaveLength(single + 1);
    expect(ana.mails.at(-1)?.subject).toBe(`${40 - single} de noutăți pentru tine pe Cursiv`);
    for (const id of ids) expect(ana.mails.filter(({ text }) => text.includes(`Vestea ${id}`))).toHaveLength(1);
  });

  it('of what can wait holds up nothing that cannot', async () => {
    const ana = person({});
    for (let at = 0; at < 40; at += 1) ana.tell(`a${at}`);
    await ana.tick(MONDAY_NOON);
    ana.tell('b', 'booking.cancelled');
    await ana.tick(new Date(MONDAY_NOON.getTime() + 60_000));
    expect(ana.statusOf('b')).toBe('sent');
  });
});

describe('who wants quiet', () => {
  it('is not written to at night', async () => {
    const ana = person({ quiet: { from: 22, until: 7 } });
    ana.state.now = new Date('2026-11-23T21:00:00Z');
    ana.tell('a');
    await ana.tick(ana.state.now);
    expect(ana.mails).toEqual([]);
    await ana.tick(new Date('2026-11-24T05:00:00Z'));
    expect(ana.mails).toHaveLength(1);
  });
});
