import { startTestServices, type TestServices } from '../../testing/start-test-services.ts';

const BUCKET = 'demo-test.firebasestorage.app';
let cloud: TestServices;

beforeEach(async () => {
  cloud = await startTestServices();
  await cloud.storage.put({
    path: 'sent/a',
    bytes: Buffer.from('salut'),
    contentType: 'video/mp4',
    downloadToken: 'link',
  });
});
afterEach(() => cloud.close());

const copy = (name: string, metadata?: object, query = '') =>
  fetch(`${cloud.url}/b/${BUCKET}/o/sent%2Fa/rewriteTo/b/${BUCKET}/o/${encodeURIComponent(name)}${query}`, {
    method: 'POST',
    ...(metadata && { body: JSON.stringify(metadata) }),
  });
const bytesOf = async (name: string) =>
  (await fetch(`${cloud.url}/b/${BUCKET}/o/${encodeURIComponent(name)}?alt=media`)).text();

describe('a copy that functions make', () => {
  it('has the bytes, the description it is given, and no lasting link', async () => {
    expect((await copy('kept/a', { contentType: 'video/webm', metadata: {} })).status).toBe(200);
    expect(await bytesOf('kept/a')).toBe('salut');
    expect(cloud.storage.find(BUCKET, 'kept/a')).toMatchObject({ contentType: 'video/webm', downloadTokens: [] });
  });

  it('has the whole description of the file when it is given none', async () => {
    await copy('kept/a');
    expect(cloud.storage.find(BUCKET, 'kept/a')).toMatchObject({ contentType: 'video/mp4', downloadTokens: ['link'] });
  });

  it('is made once when it is to be new', async () => {
    expect((await copy('kept/a', {}, '?ifGenerationMatch=0')).status).toBe(200);
    expect((await copy('kept/a', {}, '?ifGenerationMatch=0')).status).toBe(412);
  });

  it('needs a file to copy', async () => {
    await cloud.storage.clear();
    expect((await copy('kept/a')).status).toBe(404);
  });
});
