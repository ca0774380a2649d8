import { MadeUpSite } from '../testing/made-up-site.ts';
import { assemble } from './assemble.ts';
import { gather } from './gather.ts';
import { rollback } from './pointer/rollback.ts';

let site: MadeUpSite;

const options = () => ({
  section: 'mf_public' as const,
  build: site.at('build'),
  site: site.at('next'),
  origin: site.at('section'),
  shell: site.at('shell'),
  registry: '',
  buildId: undefined,
  key: undefined,
  percent: undefined,
  live: false,
});

beforeEach(() => {
  site = new MadeUpSite();
  site.release('b3', {}, 'build');
});

afterEach(() => site.remove());

describe('a folder that is assembled for deployment', () => {
  it('holds the new build beside all that the live pointer needs, and that pointer', async () => {
    await assemble(options());
    for (const build of ['b1', 'b2', 'b3']) expect(site.read(`next/r/${build}/entry.js`)).toContain(build);
    expect(site.read('next/current.json')).toBe(site.read('section/current.json'));
  });

  it('holds the release that the registry pins, however long ago it was live', async () => {
    site.register({ pin: site.release('b0') });
    await assemble(options());
    expect(site.read('next/r/b0/entry.js')).toContain('b0');
  });

  it('is not taken over when something else wrote it', async () => {
    site.write('next/current.json', { buildId: 'b1' });
    await expect(assemble({ ...options(), live: true, origin: undefined })).rejects.toThrow(
      `current.json is no pointer of this version. Delete ${site.at('next')} and build again`,
    );
  });

  it('is not made of bytes that differ from their names', async () => {
    site.write('section/r/b1/entry.js', 'tampered');
    await expect(assemble(options())).rejects.toThrow('has other bytes than its release names');
  });
});

describe('a folder that is gathered from the live site', () => {
  it('is enough to go back from any machine', async () => {
    await expect(gather({ ...options(), origin: undefined })).rejects.toThrow('--origin');
    await gather(options());
    expect(await rollback(options())).toBe('mf_public b1 is live for all visitors');
    for (const build of ['b1', 'b2']) expect(site.read(`next/r/${build}/entry.js`)).toContain(build);
  });
});
