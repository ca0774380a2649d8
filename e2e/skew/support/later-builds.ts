import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');
const NEEDED = /^(shared-.*|shell|mf-public|platform-tools|package\.json|rspack\.shared\.ts)$/;
const NOT_SOURCE = /^[^/\\]+[/\\](node_modules|build|dist|\.turbo)$/;

/** The id that these builds have. */
export const LATER = 'tomorrow';

/** A name that a facade has there, and that the public section cannot start without. */
export const NEW_NAME = 'greeting';

/**
 * Builds of a later time, made for real: of the present sources with one more name in a facade, which the public section uses. They
 * are made in a copy of the sources, beside the installed packages.
 */
export class LaterBuilds {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'cursiv-later-'));

  constructor() {
    for (const name of readdirSync(repository).filter((entry) => NEEDED.test(entry))) {
      cpSync(path.join(repository, name), path.join(this.#root, name), {
        recursive: true,
        filter: (file) => !NOT_SOURCE.test(path.relative(repository, file)),
      });
    }
    this.#linkPackages();
    appendFileSync(this.#at('shared-router/src/index.ts'), `\nexport const ${NEW_NAME} = (name: string) => name;\n`);
    const section = readFileSync(this.#at('mf-public/src/section.ts'), 'utf8');
    const later = section.replace("id: 'mf_public'", `id: ${NEW_NAME}('mf_public')`);
    if (later === section) throw new Error('the section does not say its id where it is looked for');
    const use = `import { ${NEW_NAME} } from '@cursiv/shared-router';\n`;
    writeFileSync(this.#at('mf-public/src/section.ts'), use + later);
    for (const name of ['shell', 'mf-public'] as const) this.#compile(name);
  }

  /** The folder of a build. */
  folder = (name: 'shell' | 'mf-public') => this.#at(`${name}/build`);

  remove = () => rmSync(this.#root, { recursive: true, force: true });

  #at = (file: string) => path.join(this.#root, file);

  /** Our own packages are the copied ones; those of others are where they are installed. */
  #linkPackages(): void {
    const installed = path.join(repository, 'node_modules');
    mkdirSync(this.#at('node_modules/@cursiv'), { recursive: true });
    for (const name of readdirSync(installed).filter((entry) => entry !== '@cursiv')) {
      symlinkSync(path.join(installed, name), this.#at(`node_modules/${name}`), 'junction');
    }
    for (const name of readdirSync(this.#root).filter((entry) => entry.startsWith('shared-'))) {
      symlinkSync(this.#at(name), this.#at(`node_modules/@cursiv/${name}`), 'junction');
    }
  }

  #compile(name: 'shell' | 'mf-public'): void {
    const env = { ...process.env, TURBO_HASH: LATER };
    const { status, stderr } = spawnSync('npm', ['run', 'compile'], { cwd: this.#at(name), env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} could not be built: ${stderr}`);
  }
}
