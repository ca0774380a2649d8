import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { toMime } from './mime.ts';
import type { Mail } from './outgoing.ts';
import { smtpConnect } from './smtp-connect.ts';

const mail: Mail = {
  ...{ to: 'ana@exemplu.ro', subject: 'Bună', text: 'Bună, Ana!', html: '<p>Bună, Ana!</p>', unsubscribe: undefined },
  ...{ messageId: '<1@cursiv.test>', date: new Date('2026-12-01T09:00:00Z') },
};
const from = 'Cursiv <salut@cursiv.test>';

const options: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'], disableReverseLookup: true };

function withServer<T>(answers: SMTPServerOptions, use: (url: string) => Promise<T>): Promise<T> {
  return listening(new SMTPServer({ ...options, ...answers }), use);
}

async function listening<T>(server: SMTPServer, use: (url: string) => Promise<T>): Promise<T> {
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  } finally {
    server.close(() => undefined);
  }
}

async function sentTo(url: string) {
  const connection = await smtpConnect({ url, from })();
  const { outcome } = await connection.send(mail);
  connection.close();
  return outcome;
}

const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

describe('a mail handed to a server', () => {
  it('is sent when the server takes it', async () => {
    const said: string[] = [];
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.on('data', (part: Buffer) => said.push(part.toString('utf8')));
      stream.on('end', () => done());
    };
    expect(await withServer({ onData }, sentTo)).toBe('sent');
    expect(said.join('')).toContain('To: ana@exemplu.ro');
  });

  it('waits when the server is busy, and is told apart when nobody has the address', async () => {
    expect(await withServer({ onRcptTo: (_to, _session, done) => done(refusal(451)) }, sentTo)).toBe('later');
    expect(await withServer({ onRcptTo: (_to, _session, done) => done(refusal(550)) }, sentTo)).toBe('nobody');
    const unwelcome = Object.assign(new Error('5.7.1 Blocked.'), { responseCode: 550 });
    expect(await withServer({ onRcptTo: (_to, _session, done) => done(unwelcome) }, sentTo)).toBe('refused');
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.resume().on('end', () => done(refusal(452)));
    };
    expect(await withServer({ onData }, sentTo)).toBe('later');
  });

  it('may have arrived when the server has heard everything and is gone before it answers', async () => {
    const sockets: Socket[] = [];
    const onData: SMTPServerOptions['onData'] = (stream) => {
      stream.resume().on('end', () => {
        for (const socket of sockets) socket.destroy();
      });
    };
    const server = new SMTPServer({ ...options, onData });
    server.server.on('connection', (socket: Socket) => sockets.push(socket));
    expect(await listening(server, sentTo)).toBe('unclear');
    expect(sockets).toHaveLength(1);
  });

  it('stays here when there is no server', async () => {
    const gone = await withServer({}, async (url) => url);
    await expect(sentTo(gone)).rejects.toThrow();
  });

  it('has no line of anybody else among its headers', async () => {
    const hostile = {
      ...mail,
      subject: 'Curs\r\nBcc: all@exemplu.ro\u2028X: y',
      to: 'ana@exemplu.ro\r\nBcc: b@exemplu.ro',
    };
    const raw = (await toMime(hostile, from)).toString('utf8');
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).not.toMatch(/^(Bcc|X):/im);
  });

  it('can be ended from a mail program by one press, if it can be ended at all', async () => {
    const unsubscribe = `https://cursiv.test/unsubscribe?token=${'a'.repeat(120)}.${'b'.repeat(43)}`;
    const headOf = async (changes: Partial<Mail>) => {
      const raw = (await toMime({ ...mail, ...changes }, from)).toString('utf8');
      return raw.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, '');
    };
    const head = await headOf({ unsubscribe });
    expect(head).toMatch(/^List-Unsubscribe-Post: ?List-Unsubscribe=One-Click$/im);
    expect(head?.replaceAll(' ', '')).toContain(`List-Unsubscribe:<${unsubscribe}>`);
    expect(await headOf({ unsubscribe: undefined })).not.toMatch(/List-Unsubscribe/i);
  });
});
