import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.turbo', 'test-results', 'docs']);

/** What is built: by folder, with the id that its build has. */
type Ids = Record<string, string>;

interface DryRun {
  tasks: { directory: string; hash: string }[];
}

/** The repository's sources in a folder of their own, where a test may change them. */
export class CopiedRepository {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'cursiv-sources-'));

  constructor() {
    cpSync(repository, this.#root, { recursive: true, filter: (file) => this.#isSource(file) });
  }

  #isSource(file: string): boolean {
    const relative = path.relative(repository, file);
    const isBuilt = /^[^/\\]+[/\\]build$/.test(relative);
    return !isBuilt && !relative.startsWith('.local-cloud') && !LEFT_OUT.has(path.basename(file));
  }

  /** Changes a file, or makes it. */
  change(file: string, change: (text: string) => string): void {
    const full = path.join(this.#root, file);
    const before = this.#read(full);
    const after = change(before);
    if (after === before) throw new Error(`${file} is as before`);
    writeFileSync(full, after);
  }

  #read(file: string): string {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  }

  /** The ids of the builds that `npm run build` would make now. */
  ids(): Ids {
    const turbo = path.join(repository, 'node_modules/.bin/turbo');
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
    const options = { cwd: this.#root, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const { status, stdout, stderr } = spawnSync(turbo, ['run', 'compile', '--dry=json'], options);
    if (status !== 0) throw new Error(stderr);
    const { tasks } = JSON.parse(stdout) as DryRun;
    const built = tasks.filter(({ directory }) => /^(shell|mf-)/.test(directory));
    return Object.fromEntries(built.map(({ directory, hash }) => [directory, hash]));
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}
