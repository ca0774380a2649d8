import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleAt = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);
/** A program that leaves a folder behind, and goes on until it is interrupted; it says so once it has cleaned up. */
const PROGRAM = `
  require('fs').mkdtempSync(require('path').join(require('os').tmpdir(), 'left-'));
  process.once('SIGINT', () => setTimeout(() => { console.log('cleaned up'); process.exit(0); }, 300));
  setInterval(() => undefined, 1000);
  console.log('runs', process.pid, require('os').tmpdir());
`;
const RUN = `
  const { Programs } = await import(${moduleAt('programs.ts')});
  const { ownTemporaryFolder } = await import(${moduleAt('own-folder.ts')});
  ownTemporaryFolder();
  const programs = new Programs();
  const of = (code) => programs.passes(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  console.log('first', await of(${JSON.stringify(PROGRAM)}));
  console.log('second', await of('console.log("never")'));
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a run that is ended by %s', (signal) => {
  it('ends its programs, waits until they have cleaned up, starts no other and leaves no folder', async () => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    run.stdout.on('data', (data: Buffer) => {
      said += data;
      if (/runs \d+ .+\n/.test(said) && !run.killed) run.kill(signal);
    });
    await once(run, 'close');
    const [, pid, folder] = /runs (\d+) (.+)\n/.exec(said) ?? [];
    expect(said).toContain('cleaned up\nfirst false\nsecond false');
    expect(isAlive(Number(pid))).toBe(false);
    expect(path.basename(folder as string)).toMatch(/^cursiv-run-/);
    expect(existsSync(folder as string)).toBe(false);
  });
});
