import { spawnSync } from 'node:child_process';
import path from 'node:path';

describe('the backend with demo data', () => {
  it.each([['--unknown'], ['--port'], ['extra']])('says in one line that it does not understand %s', (argument) => {
    const main = path.join(process.cwd(), 'demo-data/src/main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, argument], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[^\n]+ Options: --port <number>, --data <folder>, --fresh, --empty, --bare\n$/);
  });
});
