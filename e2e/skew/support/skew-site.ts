import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ORIGINS, serveOrigin } from '@cursiv/platform-tools/serve';
import type { PointerFile, RegistryEntry, RegistryFile, ReleaseFile } from '@cursiv/shared-platform';
import { type FROZEN, thaw } from './frozen.ts';
import { type Change, nextBuild } from './next-build.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const toolNamed = (name: 'release' | 'registry') => path.join(repository, 'platform-tools/src', name, 'main.ts');
const REGISTRY = 'platform-tools/local';

const idOf = (section: string) => section.replaceAll('-', '_');

/** A section's live build, with the revisions of the files that name it; only the registry names a pinned one. */
export interface Live {
  registry: number;
  build: string;
  pointer: number | undefined;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The site in its own folder, where a test may deploy, roll back, and change the registry as a team would. */
export class SkewSite {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'cursiv-skew-'));
  readonly #servers = new Map<string, Server>();

  readonly #hasEdge: boolean;

  /** `hasEdge`: whether pages are kept, so that a deploy shows when they have passed; no test waits for that. */
  constructor({ hasEdge = false } = {}) {
    this.#hasEdge = hasEdge;
    for (const name of Object.keys(ORIGINS)) {
      cpSync(path.join(repository, name, 'dist'), this.folder(name), { recursive: true });
    }
    cpSync(path.join(repository, REGISTRY), path.join(this.#root, REGISTRY), { recursive: true });
  }

  #registryFile(): string {
    return path.join(this.#root, REGISTRY, 'registry.json');
  }

  /** The deployed folder of an origin. */
  folder(name: string): string {
    return path.join(this.#root, name, 'dist');
  }

  async up(name: string, port?: number): Promise<void> {
    this.#servers.set(name, await serveOrigin(name, this.#root, this.#hasEdge, port));
  }

  async down(name: string): Promise<void> {
    const server = this.#servers.get(name);
    this.#servers.delete(name);
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async start(): Promise<void> {
    for (const name of Object.keys(ORIGINS)) await this.up(name);
  }

  /** Stops all origins; `start` brings them back as they were. */
  async pause(): Promise<void> {
    for (const name of [...this.#servers.keys()]) await this.down(name);
  }

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.#root, { recursive: true, force: true });
  }

  pointer(section: string): PointerFile {
    return readJson(path.join(this.folder(section), 'current.json'));
  }

  /** The builds and revisions that a rendered page must carry, from the deployed files. */
  live(section: string): Live {
    const { revision, sections } = readJson<RegistryFile>(this.#registryFile());
    const { pin } = sections[idOf(section)] ?? {};
    const pointer = this.pointer(section);
    return pin
      ? { registry: revision, build: pin.buildId, pointer: undefined }
      : { registry: revision, build: pointer.stable.buildId, pointer: pointer.revision };
  }

  /** Runs a release command on the section's deployed folder. Throws the command's message when it refuses. */
  release(section: string, command: string, ...options: string[]): string {
    return this.#run('release', section, command, ...options);
  }

  /** Runs a registry command. Throws the command's message when it refuses. */
  registry(section: string, command: string, ...options: string[]): string {
    return this.#run('registry', section, command, ...options);
  }

  /** Switches the service worker off or on, as the shell's team does. */
  switchWorker(to: 'off' | 'on'): void {
    this.#run('registry', 'worker', to);
  }

  #run(tool: 'release' | 'registry', section: string, ...args: string[]): string {
    const places = [
      '--site',
      this.folder(section),
      '--shell',
      this.folder('shell'),
      '--registry',
      this.#registryFile(),
    ];
    const command = [toolNamed(tool), section, ...args, ...places];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.trim();
  }

  /** Assembles another build of the section's live release; nothing goes live yet. */
  assemble(section: string, buildId: string, change?: Change, ...options: string[]): void {
    const { stable } = this.pointer(section);
    const build = path.join(this.#root, 'builds', buildId);
    nextBuild(path.join(this.folder(section), 'r', stable.buildId), build, buildId, change);
    this.assembleBuild(section, build, ...options);
  }

  /** Assembles a build of the section from its folder; nothing is live yet. */
  assembleBuild(section: string, build: string, ...options: string[]): void {
    this.release(section, 'assemble', '--build', build, ...options);
  }

  /** Releases another build of the section to all visitors, or a share of them, as a team does. */
  deploy(section: string, buildId: string, change?: Change, ...options: string[]): void {
    this.assemble(section, buildId, change);
    this.release(section, 'promote', '--id', buildId, ...options);
  }

  /** Releases a build that no check would let through. */
  deployUnchecked(section: string, buildId: string, change?: Change): void {
    this.assemble(section, buildId, change, '--live');
  }

  /** Releases the frozen older build of a section, or the older shell, to all visitors. */
  goBackInTime(name: (typeof FROZEN)[number]): void {
    if (name === 'shell') {
      rmSync(this.folder(name), { recursive: true });
      thaw(name, this.folder(name));
      return;
    }
    const build = path.join(this.#root, 'builds/frozen', name);
    thaw(name, build);
    this.release(name, 'assemble', '--build', build);
    this.release(name, 'promote', '--id', readJson<ReleaseFile>(path.join(build, 'release.json')).buildId);
  }

  /** Puts a build of the shell before all visitors. */
  replaceShell(build: string): void {
    rmSync(this.folder('shell'), { recursive: true });
    cpSync(build, this.folder('shell'), { recursive: true });
  }

  /** Changes what the registry says about a section, as no check would let it. */
  registerUnchecked(section: string, change: Partial<RegistryEntry>): void {
    const file = this.#registryFile();
    const registry = readJson<RegistryFile>(file);
    registry.sections[idOf(section)] = { ...registry.sections[idOf(section)], ...change } as RegistryEntry;
    writeFileSync(file, JSON.stringify({ ...registry, revision: registry.revision + 1 }));
  }
}
