import { createConnection } from 'node:net';
import { onRequest } from 'firebase-functions/https';
import { listenForMail } from '../mail/smtp-listener.ts';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

// Below the ports that the system gives to connections of its own choice.
const PORT = 13_525;
let cloud: TestServices;
let stop: () => void;
let isTaken = true;
const reports: { key: string | undefined; mail: string }[] = [];

beforeAll(async () => {
  cloud = await startTestServices({
    functions: {
      bounces: onRequest((request, response) => {
        reports.push({ key: request.header('x-bounce-key'), mail: request.rawBody.toString('utf8') });
        response.sendStatus(isTaken ? 204 : 403);
      }),
    },
    bounces: { path: '/demo-test/us-central1/bounces', key: 'the key' },
  });
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
  'Message-ID: <1@cursiv.test>',
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

  it('lets a mail come back, and says whether the application took the report', async () => {
    await say('EHLO test', 'MAIL FROM:<salut@cursiv.test>', 'RCPT TO:<ana@exemplu.ro>', 'DATA', `${MAIL}\r\n.`, 'QUIT');
    const [mail] = (await (await fetch(`${cloud.url}/outbox/mails.json`)).json()) as { id: string }[];
    const shown = await (await fetch(`${cloud.url}/outbox/mail?id=${mail?.id}&lang=en`)).text();
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(shown) ?? [];
    expect(shown).toContain('Bounce this mail</button>');
    const press = async () =>
      (await fetch(`${cloud.url}${action.replaceAll('&#38;', '&')}`, { method: 'POST' })).text();
    expect(await press()).toContain('The application has taken the report');
    expect(reports).toHaveLength(1);
    expect(reports[0]?.key).toBe('the key');
    expect(reports[0]?.mail).toMatch(/Final-Recipient: rfc822; ana@exemplu.ro\r\nAction: failed\r\nStatus: 5\.1\.1/);
    expect(reports[0]?.mail).toContain('Message-ID: <1@cursiv.test>');
    const [, spam = ''] = /action="([^"]+\/complaint[^"]+)"/.exec(shown) ?? [];
    await fetch(`${cloud.url}${spam.replaceAll('&#38;', '&')}`, { method: 'POST' });
    expect(reports.pop()?.mail).toMatch(
      /report-type=feedback-report.+message\/feedback-report\r\n\r\nFeedback-Type: abuse\r\n.+Message-ID: <1@cursiv.test>/s,
    );
    isTaken = false;
    expect(await press()).toContain('The application has not taken the report');
    const headers = { origin: 'http://localhost:3000' };
    expect((await fetch(`${cloud.url}/outbox/mail/bounce?id=${mail?.id}`, { method: 'POST', headers })).status).toBe(
      403,
    );
    expect((await fetch(`${cloud.url}/outbox/mail/bounce?id=none`, { method: 'POST' })).status).toBe(404);
    expect(reports).toHaveLength(2);
  });
});
