import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Listens for mail on a port of 127.0.0.1 and hands every one to `keep`; a mail that could not be kept is refused for now,
 * so that its sender tries again. Returns what ends it; rejects when the port is taken.
 */
export function listenForMail(port: number, keep: (raw: Buffer) => void): Promise<() => void> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    onData(stream, _session, done) {
      buffer(stream).then(
        (raw) => done(kept(raw, keep)),
        (error: Error) => done(error),
      );
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A sender that breaks off is its own concern.
      server.on('error', () => undefined);
      resolve(() => server.close(() => undefined));
    });
  });
}

function kept(raw: Buffer, keep: (raw: Buffer) => void): Error | null {
  try {
    keep(raw);
    return null;
  } catch (error) {
    return Object.assign(error as Error, { responseCode: 451 });
  }
}
