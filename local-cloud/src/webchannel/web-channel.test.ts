import { ChannelClient, parseFrame } from '../../test/channel-client.ts';
import { call, ROOT, startFirestore } from '../../test/firestore-server.ts';

let firestore: Awaited<ReturnType<typeof startFirestore>>;
beforeEach(async () => {
  firestore = await startFirestore();
});
afterEach(() => firestore.stop());

const database = ROOT.replace('/documents', '');
const listenTo = (collectionId: string, targetId: number, query: object = {}) => ({
  database,
  addTarget: { targetId, query: { parent: ROOT, structuredQuery: { from: [{ collectionId }], ...query } } },
});
const write = (path: string, text: string) => ({
  streamToken: 'MA==',
  writes: [{ update: { name: `${ROOT}/${path}`, fields: { text: { stringValue: text } } } }],
});
const patch = (path: string, n: number) =>
  call(
    `${firestore.origin}/v1/${ROOT}/${path}`,
    'PATCH',
    { fields: { n: { integerValue: String(n) } } },
    'Bearer owner',
  );
const count = (type: string) => (messages: readonly unknown[]) =>
  messages.filter((message) => JSON.stringify(message).includes(type)).length;
const has = (text: string) => (messages: readonly unknown[]) => count(text)(messages) > 0;
const SNAPSHOT = '{"targetChange":{"resumeToken"';
const EMOJI = 'Învățare 😀 "q" \\ \n\u2028';

describe('WebChannel', () => {
  it('opens a session, streams a target, and follows its changes', async () => {
    const client = new ChannelClient(firestore.origin, 'Listen');
    const opening = await client.open([listenTo('a', 2)]);
    expect(parseFrame(opening)).toEqual([[0, ['c', expect.any(String), '', 8, 12, 30_000]]]);
    const first = await client.stream(has(SNAPSHOT));
    expect(first).toMatchObject([
      { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
      { targetChange: { targetChangeType: 'CURRENT', targetIds: [2] } },
      { targetChange: { resumeToken: expect.any(String), readTime: expect.any(String) } },
    ]);
    await patch('a/b', 1);
    const second = await client.stream(has(SNAPSHOT));
    expect(second[0]).toMatchObject({ documentChange: { document: { name: `${ROOT}/a/b` }, targetIds: [2] } });
    await call(`${firestore.origin}/v1/${ROOT}/a/b`, 'DELETE');
    const third = await client.stream(has(SNAPSHOT));
    expect(third[0]).toMatchObject({ documentDelete: { document: `${ROOT}/a/b`, removedTargetIds: [2] } });
    expect(await client.post({ database, removeTarget: 2 })).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(await client.stream(has('REMOVE'))).toHaveLength(1);
  });

  it('counts the length of a frame in UTF-16 code units', async () => {
    const listener = new ChannelClient(firestore.origin, 'Listen');
    await listener.open([listenTo('a', 2)]);
    const writer = new ChannelClient(firestore.origin, 'Write');
    await writer.open([{ database }]);
    await writer.post(write('a/b', EMOJI));
    const text = await listener.poll();
    expect(JSON.stringify(parseFrame(text))).toContain(JSON.stringify(EMOJI));
    expect(Buffer.byteLength(text)).toBeGreaterThan(text.length);
  });

  it('sends again what was not acknowledged', async () => {
    const client = new ChannelClient(firestore.origin, 'Write');
    await client.open([{ database }]);
    const first = await client.poll();
    expect(await client.poll()).toBe(first);
    expect(parseFrame(first)).toEqual([[1, [{ streamId: '0', streamToken: expect.any(String) }]]]);
  });

  it('writes to a streaming back channel at once, and keeps a long poll waiting until there is something to tell', async () => {
    const client = new ChannelClient(firestore.origin, 'Listen');
    await client.open([listenTo('a', 2)]);
    await client.stream(has(SNAPSHOT));
    expect(parseFrame(await client.firstBytes())).toEqual([[expect.any(Number), ['noop']]]);
    client.lastArrayId += 1;
    const [told] = await Promise.all([client.poll(), patch('a/b', 1)]);
    expect(told).toContain(`${ROOT}/a/b`);
  });

  it('drops repeated messages', async () => {
    const client = new ChannelClient(firestore.origin, 'Write');
    await client.open([{ database }]);
    const increment = {
      writes: [
        {
          update: { name: `${ROOT}/a/b` },
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
      ],
    };
    await client.post(increment);
    await client.repeat(increment);
    expect(firestore.service.lookup('a/b')?.fields).toEqual({ n: { integerValue: '1' } });
  });

  it('forgets a terminated session', async () => {
    const client = new ChannelClient(firestore.origin, 'Listen');
    await client.open([]);
    expect((await client.terminate()).status).toBe(200);
    const unknown = await client.terminate();
    expect([unknown.status, await unknown.text()]).toEqual([400, 'Unknown SID']);
  });

  it('tells a client with a bad token so in the stream', async () => {
    const client = new ChannelClient(firestore.origin, 'Listen');
    await client.open([listenTo('a', 2)], 'Authorization:Bearer broken\r\n');
    expect(await client.stream(has('error'))).toMatchObject([{ error: { status: 'UNAUTHENTICATED' } }]);
  });
});

describe('the Write stream', () => {
  it('ends with the first failed write, and leaves alone what was queued behind it', async () => {
    const client = new ChannelClient(firestore.origin, 'Write');
    await client.open([{ database }]);
    await client.post(write('a/1', 'x'), write('closed/2', 'x'), write('a/3', 'x'));
    const messages = await client.stream(has('error'));
    expect(messages).toMatchObject([
      { streamId: '0' },
      { writeResults: [{ updateTime: expect.any(String) }], commitTime: expect.any(String) },
      { error: { status: 'PERMISSION_DENIED' } },
    ]);
    expect(firestore.service.lookup('a/1')).toBeDefined();
    expect(firestore.service.lookup('a/3')).toBeUndefined();
  });
});

describe('the Listen stream', () => {
  const documents = (targetId: number, path: string, more: object = {}) => ({
    database,
    addTarget: { targetId, documents: { documents: [`${ROOT}/${path}`] }, ...more },
  });

  it('reports a missing document, and starts a target anew that was left long ago', async () => {
    const client = new ChannelClient(firestore.origin, 'Listen');
    await client.open([documents(2, 'a/none', { resumeToken: 'MQ==' })]);
    expect(await client.stream(has(SNAPSHOT))).toMatchObject([
      { targetChange: { targetChangeType: 'ADD' } },
      { targetChange: { targetChangeType: 'RESET', targetIds: [2] } },
      { documentDelete: { document: `${ROOT}/a/none`, removedTargetIds: [2] } },
      { targetChange: { targetChangeType: 'CURRENT' } },
      { targetChange: { readTime: expect.any(String) } },
    ]);
  });

  it('refuses a denied target and goes on with the others', async () => {
    const client = new ChannelClient(firestore.origin, 'Listen');
    await client.open([listenTo('closed', 2), listenTo('a', 4)]);
    const messages = await client.stream(has(SNAPSHOT));
    expect(messages[1]).toMatchObject({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 7, message: 'closed' } },
    });
    expect(count('CURRENT')(messages)).toBe(1);
  });

  it('judges a live target anew when a change touches it', async () => {
    const client = new ChannelClient(firestore.origin, 'Listen');
    await client.open([listenTo('a', 2)]);
    await client.stream(has(SNAPSHOT));
    await patch('lists/closed', 1);
    await patch('a/b', 1);
    expect(await client.stream(has('REMOVE'))).toEqual([
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 7, message: 'closed' } } },
    ]);
  });

  it('shifts the window of a limited query when a document enters it', async () => {
    await patch('a/2', 2);
    await patch('a/3', 3);
    const client = new ChannelClient(firestore.origin, 'Listen');
    await client.open([listenTo('a', 2, { orderBy: [{ field: { fieldPath: 'n' } }], limit: 1 })]);
    await client.stream(has(SNAPSHOT));
    await patch('a/1', 1);
    expect(await client.stream(has(SNAPSHOT))).toMatchObject([
      { documentChange: { document: { name: `${ROOT}/a/2` }, targetIds: [], removedTargetIds: [2] } },
      { documentChange: { document: { name: `${ROOT}/a/1` }, targetIds: [2] } },
      { targetChange: {} },
    ]);
  });
});
