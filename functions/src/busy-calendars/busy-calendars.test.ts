import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookableTime } from '../bookings/bookable-time.ts';
import { listedExpert, MONDAY } from '../bookings/testing/listed-expert.ts';
import type { OverHttps } from '../outside/over-https.ts';
import { memoryStore } from '../store/memory-store.ts';
import { refreshBusyCalendar, saveBusyCalendar } from './busy-calendars.ts';
import { feeds } from './reading/read-feed.ts';
import { refreshDueCalendars } from './refresh-due.ts';

const calendar = (...starts: string[]) =>
  [
    'BEGIN:VCALENDAR\r\nVERSION:2.0',
    ...starts.map(
      (start) => `BEGIN:VEVENT\r\nUID:${start}\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nSUMMARY:Dentist\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR\r\n',
  ].join('\r\n');
const tuesday = new Date('2026-05-05T12:00:00Z');
const failed = (code: string, reason?: string) => expect.objectContaining({ code, ...(reason && { reason }) });

let server: Server;
let origin = '';
let answers: Record<string, RequestListener>;
let documents: Map<string, Record<string, unknown>>;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answers[request.url ?? '']?.(request, answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  documents = new Map(listedExpert('clara'));
  answers = {
    '/mine.ics': (_, answer) => answer.end(calendar('20260505T120000Z')),
    '/away.ics': (_, answer) => answer.writeHead(302, { location: '/mine.ics' }).end(),
    '/round.ics': (_, answer) => answer.writeHead(302, { location: '/round.ics' }).end(),
    '/inside.ics': (_, answer) => answer.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
    '/plain.ics': (_, answer) => answer.writeHead(302, { location: 'http://example.org/a.ics' }).end(),
    '/large.ics': (_, answer) => answer.end('x'.repeat(6_000_000)),
    '/page.ics': (_, answer) => answer.end('<html>'),
    '/gone.ics': (_, answer) => answer.writeHead(404).end(),
    '/broken.ics': (_, answer) => answer.writeHead(503).end(),
    '/silent.ics': (_, answer) => answer.write('BEGIN:VCALENDAR'),
  };
});

/** How long a server that goes on being silent is waited for, in milliseconds; the others may take as long as a busy machine needs. */
const SILENT_MS = 200;

const reading = (changes: Partial<OverHttps> = {}, now = MONDAY) => ({
  feeds: { ...feeds(), local: [origin], timeoutMs: 20_000, ...changes },
  host: 'cursiv.example',
  now,
});
const save = (address: string | null, changes?: Partial<OverHttps>) =>
  saveBusyCalendar(memoryStore(documents), address, 'clara', reading(changes));
const book = () =>
  memoryStore(documents).transact((transaction) =>
    bookableTime(transaction, { expertUid: 'clara', offeringId: 'letters', startAt: tuesday }, MONDAY),
  );

describe('an external calendar', () => {
  it('is read when it is named, blocks its times, and keeps nothing else', async () => {
    await expect(book()).resolves.toBeDefined();
    await save(`${origin}/away.ics`);
    const from = +tuesday / 60_000;
    expect(documents.get('busyCalendars/clara')).toEqual({
      ...{ address: `${origin}/away.ics`, busy: [{ from, to: from + 60 }] },
      ...{ isCut: false, readAt: MONDAY, triedAt: MONDAY },
    });
    await expect(book()).rejects.toEqual(failed('conflict', 'taken'));
    await save(null);
    await expect(book()).resolves.toBeDefined();
  });

  it.each([
    ['round', 'gone'],
    ['inside', 'closed'],
    ['plain', 'closed'],
    ['large', 'too-large'],
    ['page', 'no-calendar'],
    ['gone', 'gone'],
    ['broken', 'silent'],
    ['silent', 'silent'],
  ])('that cannot be read is refused with the reason: %s', async (name, reason) => {
    const patience = name === 'silent' ? { timeoutMs: SILENT_MS } : {};
    await expect(save(`${origin}/${name}.ics`, patience)).rejects.toEqual(failed('invalid', reason));
    expect(documents.has('busyCalendars/clara')).toBe(false);
  });

  it.each([
    ...[
      'https://127.0.0.1/a',
      'https://10.0.0.1/a',
      'https://[::1]/a',
      'https://[::ffff:127.0.0.1]/a',
      'https://2130706433/a',
    ],
    ...['https://169.254.169.254/a', 'https://elsewhere.test:8443/a', 'https://named.inside.test/a'],
  ])('is never asked for inside a network: %s', async (address) => {
    const resolve = async () => ['93.184.216.34', '10.0.0.7'];
    await expect(save(address, { resolve })).rejects.toEqual(failed('invalid', 'closed'));
  });

  it.each(['http://example.org/a.ics', 'file:///etc/passwd', 'https://me:secret@example.org/', 'calendarul meu', ''])(
    'needs an address of its own: %s',
    async (address) => {
      await expect(save(address)).rejects.toEqual(failed('invalid', 'address'));
    },
  );

  it('of this machine is only read beside local services', async () => {
    await expect(save(`${origin}/mine.ics`, { local: [] })).rejects.toEqual(failed('invalid', 'address'));
    expect(asked).toEqual([]);
    expect(feeds().local).toEqual([]);
  });

  it('is for experts', async () => {
    documents.set('experts/clara', { ...documents.get('experts/clara'), status: 'retired' });
    await expect(save(`${origin}/mine.ics`)).rejects.toEqual(failed('no-access'));
  });
});

describe('reading calendars again', () => {
  const LATER = new Date(+MONDAY + 3_600_000);

  it('follows what changes, and keeps what was known while there is no answer', async () => {
    await save(`${origin}/mine.ics`);
    answers['/mine.ics'] = (_, answer) => answer.end(calendar('20260506T120000Z'));
    await refreshDueCalendars(memoryStore(documents), reading({}, LATER));
    const { busy } = documents.get('busyCalendars/clara') ?? {};
    expect(busy).toEqual([{ from: +tuesday / 60_000 + 1440, to: +tuesday / 60_000 + 1500 }]);
    answers['/mine.ics'] = (_, answer) => answer.writeHead(500).end();
    const evening = new Date(+LATER + 3_600_000);
    await refreshDueCalendars(memoryStore(documents), reading({}, evening));
    expect(documents.get('busyCalendars/clara')).toMatchObject({
      busy,
      readAt: LATER,
      triedAt: evening,
      problem: 'silent',
    });
  });

  it('leaves alone what was just read', async () => {
    await save(`${origin}/mine.ics`);
    await refreshDueCalendars(memoryStore(documents), reading());
    expect(asked).toHaveLength(1);
  });

  it('does not bring back one that was removed meanwhile', async () => {
    await save(`${origin}/mine.ics`);
    answers['/mine.ics'] = (_, answer) => {
      documents.delete('busyCalendars/clara');
      answer.end(calendar());
    };
    await refreshBusyCalendar(memoryStore(documents), 'clara', reading({}, LATER));
    expect(documents.has('busyCalendars/clara')).toBe(false);
  });
});
