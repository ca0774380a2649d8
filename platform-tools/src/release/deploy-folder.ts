import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PointerFile, parsePointer, parseRelease, type ReleaseFile } from '@cursiv/shared-platform';
import { integrityOf } from '../bundling/integrity/integrity.ts';

/** Builds outside of the task runner have no id of their own; they are for one machine and may be replaced. */
const UNNAMED = 'dev';

/** What a section's site holds: `current.json` and the kept releases below `r/`. */
export class DeployFolder {
  readonly #folder: string;
  readonly #section: string;

  constructor(folder: string, section: string) {
    this.#folder = folder;
    this.#section = section;
  }

  /** The pointer; undefined when there is none yet. Throws with one clear line when there is something else in its place. */
  pointer(): PointerFile | undefined {
    const file = path.join(this.#folder, 'current.json');
    if (!existsSync(file)) return undefined;
    try {
      return parsePointer(JSON.parse(readFileSync(file, 'utf8')), this.#section);
    } catch (cause) {
      throw new Error(`${file} is no pointer of this version. Delete ${this.#folder} and build again`, { cause });
    }
  }

  /** Replaces the pointer in one step: whoever reads it finds the old one or the new one. */
  writePointer(pointer: PointerFile): void {
    this.write('current.json', JSON.stringify(pointer));
  }

  write(file: string, bytes: string | Uint8Array): void {
    const target = path.join(this.#folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.part`, bytes);
    renameSync(`${target}.part`, target);
  }

  read = (file: string): string => readFileSync(path.join(this.#folder, file), 'utf8');

  /** The name of a release that lies here, with the hash of its release file. Throws when it does not. */
  ref(buildId: string) {
    const file = path.join(this.#releaseFolder(buildId), 'release.json');
    if (!existsSync(file)) throw new Error(`${this.#folder} has no release ${buildId}`);
    return { buildId, integrity: integrityOf(readFileSync(file)) };
  }

  /** Takes a build in as a release; one that is here already stays as it is. Throws when it is here with other bytes. */
  add(build: string): string {
    const next = readRelease(build, this.#section);
    const target = this.#releaseFolder(next.buildId);
    if (existsSync(target)) {
      if (sameContent(readRelease(target, this.#section), next)) return next.buildId;
      if (next.buildId !== UNNAMED)
        throw new Error(`release ${next.buildId} exists with other bytes and is never overwritten`);
      rmSync(target, { recursive: true });
    }
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(build, `${target}.part`, { recursive: true });
    renameSync(`${target}.part`, target);
    return next.buildId;
  }

  has(buildId: string): boolean {
    return existsSync(this.#releaseFolder(buildId));
  }

  /** Deletes all releases but those named. */
  prune(keep: string[]): void {
    const releases = path.join(this.#folder, 'r');
    for (const name of existsSync(releases) ? readdirSync(releases) : []) {
      if (!keep.includes(name)) rmSync(path.join(releases, name), { recursive: true });
    }
  }

  #releaseFolder = (buildId: string) => path.join(this.#folder, 'r', buildId);
}

function readRelease(folder: string, section: string): ReleaseFile {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw new Error(`${folder} holds no build. Run: npm run build`);
  const value = JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile;
  return parseRelease(value, section, value.buildId);
}

/** Two builds of the same sources differ in nothing but their date. */
const sameContent = (a: ReleaseFile, b: ReleaseFile) =>
  JSON.stringify({ ...a, builtAt: '' }) === JSON.stringify({ ...b, builtAt: '' });
