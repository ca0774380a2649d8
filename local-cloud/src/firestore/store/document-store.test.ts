import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentStore } from './document-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const document = (path: string, updateTime: number) => ({ path, fields: {}, createTime: 1, updateTime });

/** Commits endlessly, and names each commit only after it succeeded. */
const WRITER = `
  const { DocumentStore } = await import(process.argv[1]);
  const store = new DocumentStore(process.argv[2]);
  for (let n = 1; ; n++) {
    const after = { path: 'a/' + n, fields: { n: { integerValue: String(n) } }, createTime: n, updateTime: n };
    store.apply([{ path: after.path, before: undefined, after }], n);
    require('node:fs').writeSync(1, n + '\\n');
  }`;

describe('the data file', () => {
  it('holds every acknowledged commit after the process is killed', async () => {
    const file = join(folder, 'killed.db');
    const script = `import { createRequire } from 'node:module'; const require = createRequire('file:///');${WRITER}`;
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      script,
      join(__dirname, 'document-store.ts'),
      file,
    ]);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('\n').length > 50) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    const acknowledged = output.split('\n').filter((line) => line !== '');
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);
    const store = new DocumentStore(file);
    for (const n of acknowledged) expect(store.get(`a/${n}`)?.fields).toEqual({ n: { integerValue: n } });
    store.close();
  }, 20_000);

  it('holds nothing more of a document that was deleted', () => {
    const file = join(folder, 'erased.db');
    const store = new DocumentStore(file);
    const before = { ...document('a/1', 1), fields: { name: { stringValue: 'Corina Plecatu' } } };
    store.apply([{ path: 'a/1', before: undefined, after: before }], 1);
    store.apply([{ path: 'a/1', before, after: undefined }], 2);
    store.close();
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    expect(Buffer.concat(kept).includes('Corina Plecatu')).toBe(false);
  });

  it('is refused with one clear line when it is damaged', () => {
    const file = join(folder, 'damaged.db');
    writeFileSync(file, 'this is not a database. '.repeat(100));
    expect(() => new DocumentStore(file)).toThrow(`The data file ${file} is not a readable database (`);
  });

  it('gives times that only grow, also over a restart', () => {
    const file = join(folder, 'times.db');
    const future = (Date.now() + 3_600_000) * 1000;
    const first = new DocumentStore(file);
    first.apply([{ path: 'a/b', before: undefined, after: document('a/b', future) }], future);
    first.close();
    const second = new DocumentStore(file);
    expect(second.now()).toBeGreaterThan(future);
    expect(second.now()).toBeLessThan(second.now());
    second.close();
  });

  it('is empty after it is cleared, and listeners hear of each document', () => {
    const store = new DocumentStore(':memory:');
    store.apply([{ path: 'a/b', before: undefined, after: document('a/b', 1) }], 1);
    const heard: string[] = [];
    store.subscribe((changes) => heard.push(...changes.map(({ path, after }) => `${path} ${after}`)));
    expect(store.isEmpty()).toBe(false);
    store.clear();
    expect(store.isEmpty()).toBe(true);
    expect(store.get('a/b')).toBeUndefined();
    expect(heard).toEqual(['a/b undefined']);
    store.close();
  });
});
