import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseFile } from '@cursiv/shared-platform';

const repository = path.resolve(import.meta.dirname, '../../..');
const sources = path.resolve(import.meta.dirname, '../stock-section');

/** The bundlers for which Module Federation has a plugin. */
export const BUNDLERS = ['rspack', 'webpack'] as const;
export type Bundler = (typeof BUNDLERS)[number];

/** A small section built with Module Federation's own plugin and runtime, as a team might that knows nothing of ours. */
export class StockBuild {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'cursiv-stock-'));
  readonly #section = path.join(this.#root, 'mf-dashboard');
  /** Its build's id. */
  readonly id: string;
  /** The folder of the build. */
  readonly folder = path.join(this.#section, 'build');

  constructor(bundler: Bundler) {
    this.id = `stock-${bundler}`;
    cpSync(sources, this.#section, { recursive: true });
    symlinkSync(path.join(repository, 'node_modules'), path.join(this.#root, 'node_modules'), 'junction');
    this.#run(path.join(this.#section, 'build.ts'), bundler);
    this.#run(path.join(repository, 'platform-tools/src/bundling/describe-section.ts'));
  }

  /** What its release says. */
  get release(): ReleaseFile {
    return JSON.parse(readFileSync(path.join(this.folder, 'release.json'), 'utf8')) as ReleaseFile;
  }

  remove = () => rmSync(this.#root, { recursive: true, force: true });

  #run(...program: string[]): void {
    const env = { ...process.env, TURBO_HASH: this.id };
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      cwd: this.#section,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program.join(' ')} failed: ${stdout}${stderr}`);
  }
}
