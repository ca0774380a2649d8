import { request } from 'node:http';
import { Readable } from 'node:stream';

const BUCKET = 'demo-test.firebasestorage.app';
const CHUNK = Buffer.alloc(1024 * 1024, 'cursiv ');

/** Uploads one file of this many MiB in a single stream, as a resumable upload of the web SDK. Throws when it is refused. */
export async function upload(origin: string, mebibytes: number): Promise<void> {
  const started = await fetch(`${origin}/v0/b/${BUCKET}/o?name=bench%2Fvideo`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer owner',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-type': 'video/mp4',
    },
    body: '{}',
  });
  const address = started.headers.get('x-goog-upload-url');
  if (address === null) throw new Error(`The upload was not started: ${started.status} ${await started.text()}`);
  const status = await send(address.replace('localhost', '127.0.0.1'), mebibytes);
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`);
}

function send(address: string, mebibytes: number): Promise<number | undefined> {
  const headers = {
    authorization: 'Bearer owner',
    'x-goog-upload-command': 'upload, finalize',
    'x-goog-upload-offset': '0',
    'content-length': mebibytes * CHUNK.length,
  };
  return new Promise((resolve, reject) => {
    const sending = request(address, { method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    sending.once('error', reject);
    Readable.from(chunks(mebibytes)).pipe(sending);
  });
}

function* chunks(count: number): Generator<Buffer> {
  for (let sent = 0; sent < count; sent++) yield CHUNK;
}
