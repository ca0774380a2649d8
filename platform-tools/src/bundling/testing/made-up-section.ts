import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A section as small as its sources, which is built for real. */
export class MadeUpSection {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'cursiv-section-'));
  readonly #folder = path.join(this.#root, 'mf-public');

  constructor(sources: Record<string, string>) {
    mkdirSync(path.join(this.#folder, 'src'), { recursive: true });
    for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(this.#folder, 'src', file), text);
  }

  /** Builds it, without one plugin if one is named; returns what is wrong with the build. */
  build(leftOut = ''): string[] {
    const program = path.join(import.meta.dirname, 'build.ts');
    const env = { ...process.env, NODE_ENV: 'production' };
    const run = spawnSync(process.execPath, [program, this.#folder, leftOut], { env, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return run.stdout.split('\n').filter(Boolean);
  }

  /** A file of its build, from JSON. */
  read = (file: string): unknown => JSON.parse(readFileSync(path.join(this.#folder, 'build', file), 'utf8'));

  /** The scripts of its build, by name. */
  scripts(): Record<string, string> {
    const build = path.join(this.#folder, 'build');
    const scripts = readdirSync(build).filter((file) => file.endsWith('.js'));
    return Object.fromEntries(scripts.map((file) => [file, readFileSync(path.join(build, file), 'utf8')]));
  }

  remove = () => rmSync(this.#root, { recursive: true, force: true });
}
