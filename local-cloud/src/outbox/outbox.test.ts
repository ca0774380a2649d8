import { createConnection } from 'node:net';
import { listenForMail } from '../mail/smtp-listener.ts';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

// Below the ports that the system gives to connections of its own choice.
const PORT = 13_525;
let cloud: TestServices;
let stop: () => void;

beforeAll(async () => {
  cloud = await startTestServices();
  stop = await listenForMail(PORT, (raw) => cloud.mailbox.add(raw));
});

afterAll(async () => {
  stop();
  await cloud.close();
});

const MAIL = [
  'From: Cursiv <salut@cursiv.test>',
  'To: ana@exemplu.ro',
  'Subject: =?UTF-8?Q?Bun=C4=83?=',
  'Date: Tue, 01 Dec 2026 09:00:00 +0000',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head></head><body><script>alert(1)</script><a href="http://localhost:3000/">Cursiv</a></body></html>',
].join('\r\n');

/** Says the lines to the listener, each after its last answer. */
function say(...lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(PORT, '127.0.0.1');
    socket.on('error', reject).on('close', () => resolve());
    socket.on('data', (answer) => {
      if (!/^\d{3} /m.test(answer.toString())) return;
      socket.write(`${lines.shift() ?? 'QUIT'}\r\n`);
    });
  });
}

describe('the outbox', () => {
  it('shows a mail that came by SMTP, to people and to tests', async () => {
    await say('EHLO test', 'MAIL FROM:<salut@cursiv.test>', 'RCPT TO:<ana@exemplu.ro>', 'DATA', `${MAIL}\r\n.`, 'QUIT');
    const answer = await fetch(`${cloud.url}/outbox/mails.json?to=ana@exemplu.ro`);
    const mails = (await answer.json()) as { id: string }[];
    expect(mails).toMatchObject([{ to: ['ana@exemplu.ro'], subject: 'Bună', from: 'salut@cursiv.test' }]);
    const page = await (await fetch(`${cloud.url}/outbox?lang=ro`)).text();
    expect(page).toContain('Bună</a>');
    const content = await fetch(`${cloud.url}/outbox/mail/content?id=${mails[0]?.id}`);
    expect(content.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await fetch(`${cloud.url}/outbox/mail?id=${mails[0]?.id}`)).status).toBe(200);
    expect((await fetch(`${cloud.url}/outbox/mail?id=../../x`)).status).toBe(404);
    cloud.mailbox.clear();
    expect(await (await fetch(`${cloud.url}/outbox/mails.json`)).json()).toEqual([]);
  });

  it('is read by no script of another page', async () => {
    const headers = { origin: 'http://localhost:3000' };
    expect((await fetch(`${cloud.url}/outbox/mails.json`, { headers })).status).toBe(403);
  });
});
