import { together } from './together.ts';

/** Reads documents whose content is their path, and notes the requests. */
function reader() {
  const requests: string[][] = [];
  const read = together(async (paths: string[]) => {
    requests.push(paths);
    if (paths.includes('away')) throw new Error('nobody answers');
    return paths.map((path) => `content of ${path}`);
  });
  return { read, requests };
}

describe('what is asked for together', () => {
  it('makes one request, and everybody gets their own', async () => {
    const { read, requests } = reader();
    const page = async (...paths: string[]) => Promise.all(paths.map(read));
    expect(await Promise.all([page('config', 'head'), page('head', 'c1')])).toEqual([
      ['content of config', 'content of head'],
      ['content of head', 'content of c1'],
    ]);
    expect(requests).toEqual([['config', 'head', 'head', 'c1']]);
  });

  it('is not what comes later: that is read anew', async () => {
    const { read, requests } = reader();
    await read('head');
    await read('head');
    expect(requests).toEqual([['head'], ['head']]);
  });

  it('fails together, and the next is tried', async () => {
    const { read } = reader();
    const both = await Promise.allSettled([read('head'), read('away')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('head')).toBe('content of head');
  });
});
