import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { startFirestore } from '../../test/firestore-server.ts';
import { type ProtoMethod, protoMethod } from './firestore-protos.ts';
import { answerGrpc } from './grpc-firestore.ts';
import { frameMessage } from './grpc-frames.ts';
import { fromJson, toJson } from './message-json.ts';

const SERVICE = '/google.firestore.v1.Firestore';
const DATABASE = 'projects/demo/databases/(default)';

let firestore: Awaited<ReturnType<typeof startFirestore>>;
let server: http2.Http2Server;
let client: http2.ClientHttp2Session;
beforeAll(async () => {
  firestore = await startFirestore();
  server = http2.createServer().on('stream', (stream, headers) => answerGrpc(firestore.service, stream, headers));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = http2.connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  client.close();
  await new Promise((resolve) => server.close(resolve));
  await firestore.stop();
});

function methodOf(name: string): ProtoMethod {
  const method = protoMethod(name);
  if (!method) throw new Error(`There is no method ${name}.`);
  return method;
}

/** Makes one call with the given bytes; returns the status and the answer's bytes. */
function call(method: string, body: Uint8Array): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const stream = client.request({
      ':path': `${SERVICE}/${method}`,
      ':method': 'POST',
      authorization: 'Bearer owner',
    });
    const chunks: Buffer[] = [];
    let status = -1;
    const read = (headers: http2.IncomingHttpHeaders) => {
      status = Number(headers['grpc-status'] ?? status);
    };
    stream.on('response', read).on('trailers', read).on('error', reject);
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('close', () => resolve({ status, bytes: Buffer.concat(chunks) }));
    stream.end(body);
  });
}

const VALUES = {
  none: { nullValue: null },
  whole: { integerValue: '9007199254740993' },
  odd: { doubleValue: 'NaN' },
  negative: { doubleValue: '-0' },
  when: { timestampValue: '2026-03-01T12:00:00.000001Z' },
  bytes: { bytesValue: 'AAE=' },
  empty: { stringValue: '' },
  no: { booleanValue: false },
  list: { arrayValue: { values: [{ mapValue: {} }, { stringValue: 'ț' }] } },
};

describe('Firestore over gRPC', () => {
  it('keeps values of every type as they are', async () => {
    const commit = methodOf('Commit');
    const get = methodOf('BatchGetDocuments');
    const name = `${DATABASE}/documents/items/a`;
    const request = { database: DATABASE, writes: [{ update: { name, fields: VALUES } }] };
    const written = await call('Commit', frameMessage(fromJson(commit.request, request)));
    expect(written.status).toBe(0);
    const asked = frameMessage(fromJson(get.request, { database: DATABASE, documents: [name] }));
    const found = await call('BatchGetDocuments', asked);
    expect(toJson(get.response, found.bytes.subarray(5))).toMatchObject({
      found: {
        fields: { ...VALUES, none: { nullValue: 'NULL_VALUE' }, odd: { doubleValue: 'NaN' }, when: {}, list: {} },
      },
    });
  });

  it.each([
    ['bytes that are no message', 'Commit', frameMessage(Buffer.from([0xff, 0xff, 0xff])), 3],
    ['a message that says it is huge', 'Listen', Buffer.from([0, 0xff, 0xff, 0xff, 0xff]), 3],
    ['bytes that are no message, on a stream', 'Write', frameMessage(Buffer.from([0xff])), 3],
    ['a method that is not served', 'ExecutePipeline', Buffer.alloc(0), 12],
    ['a method that does not exist', 'constructor', Buffer.alloc(0), 12],
  ])('refuses %s, and goes on', async (_what, method, body, status) => {
    expect((await call(method, body)).status).toBe(status);
    expect((await fetch(`${firestore.origin}/v1/${DATABASE}/documents/items`)).status).toBe(200);
  });
});
