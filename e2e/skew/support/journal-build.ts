import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');
const sources = path.resolve(import.meta.dirname, '../mf-journal');
const AROUND = ['node_modules', 'platform-tools', 'rspack.shared.ts', 'package.json'];
const LIKE_OTHERS = ['rspack.config.ts', 'rspack.server.config.ts'];

/** The id that the build has. */
export const JOURNAL_BUILD = 'journal1';

/** A build of a section that is not in the repository's workspaces: its sources in a folder of their own, beside what builds it. */
export class JournalBuild {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'cursiv-journal-'));
  readonly #section = path.join(this.#root, 'mf-journal');
  /** The build's folder. */
  readonly folder = path.join(this.#section, 'build');

  constructor() {
    for (const name of AROUND) symlinkSync(path.join(repository, name), path.join(this.#root, name), 'junction');
    cpSync(sources, this.#section, { recursive: true });
    for (const name of LIKE_OTHERS) cpSync(path.join(repository, 'mf-public', name), path.join(this.#section, name));
    const rspack = path.join(repository, 'node_modules/.bin/rspack');
    this.#run(rspack, 'build');
    this.#run(rspack, 'build', '--config', 'rspack.server.config.ts');
    this.#run(process.execPath, path.join(repository, 'platform-tools/src/bundling/describe-section.ts'));
  }

  remove = () => rmSync(this.#root, { recursive: true, force: true });

  #run(command: string, ...args: string[]): void {
    const env = { ...process.env, TURBO_HASH: JOURNAL_BUILD };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.#section, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the section could not be built: ${stderr || stdout}`);
  }
}
