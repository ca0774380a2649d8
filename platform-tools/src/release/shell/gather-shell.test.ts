import { MadeUpSite } from '../../testing/made-up-site.ts';
import { gatherShell } from './gather-shell.ts';

let site: MadeUpSite;
const run = () => gatherShell(['--origin', site.at('shell'), '--site', site.at('next')]);

/** A build that the live shell keeps for open tabs. */
function build(id: string, ...assets: string[]): void {
  const offer = { contract: { major: 1, minor: 1 }, provides: {} };
  site.write(`shell/builds/meta/${id}.json`, { id, timestamp: 1, ...offer, assets });
}

beforeEach(() => {
  site = new MadeUpSite();
  site.write('shell/assets/a.js', 'a');
  site.write('shell/assets/b.js', 'b');
  build('s1', 'assets/a.js');
  build('s0', 'assets/a.js', 'assets/b.js');
  site.write('shell/builds/kept.json', ['s1', 's0']);
});

afterEach(() => site.remove());

describe('the folder of the shell before a deploy', () => {
  it('gets the files of the builds that open tabs may still run', async () => {
    expect(await run()).toContain('2 builds of the shell');
    expect([site.read('next/assets/a.js'), site.read('next/assets/b.js')]).toEqual(['a', 'b']);
    expect(site.read('next/builds/meta/s0.json')).toBe(site.read('shell/builds/meta/s0.json'));
  });

  it('is refused what is missing or no file of a build', async () => {
    site.write('shell/builds/kept.json', { ids: [] });
    await expect(run()).rejects.toThrow('builds/kept.json of');
    site.write('shell/builds/kept.json', ['s1', 's0']);
    site.remove('shell/assets/b.js');
    await expect(run()).rejects.toThrow('has no assets/b.js');
    build('s1', 'assets/../../elsewhere.js');
    await expect(run()).rejects.toThrow('names no file');
  });
});
