import { sameValues } from '@cursiv/shared-domain';
import {
  type Choice,
  isContractAllowed,
  type MenuEntry,
  menuEntries,
  ownerOf,
  type RegistryEntry,
  type RegistryFile,
  type SectionModule,
} from '@cursiv/shared-platform';
import { startSection } from './code/start-section.ts';
import type { Release } from './finding/fetch-release.ts';
import { findRelease, liveChoice } from './finding/find-release.ts';
import { DisabledError, SectionError } from './section-error.ts';
import type { SectionState } from './section-state.ts';

/** Within this time, unknown addresses lead to one request per section, however many there are. */
const PAUSE_MS = 60_000;

const failureOf = (section: string, error: unknown): SectionError =>
  error instanceof SectionError ? error : new SectionError('crashed', section, error);

/** The sections of one document: what the registry says about them, and where each stands. */
export class SectionHost {
  #registry: RegistryFile;
  readonly #givenMenu: readonly MenuEntry[];
  readonly #states = new Map<string, SectionState>();
  readonly #askedAt = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #menu: readonly MenuEntry[] = [];
  #isMenuCurrent = false;

  /** `menu` has the entries that the document brings along, for sections whose release is not known yet. */
  constructor(registry: RegistryFile, menu: readonly MenuEntry[] = []) {
    this.#registry = registry;
    this.#givenMenu = menu;
  }

  get registry(): RegistryFile {
    return this.#registry;
  }

  /** Ids of the sections that the registry names. */
  get sections(): string[] {
    return Object.keys(this.#registry.sections);
  }

  /** What the registry says about a section. Throws SectionError when it does not name it. */
  entry(section: string): RegistryEntry {
    const entry = this.#registry.sections[section];
    if (!entry) throw new SectionError('unavailable', section, 'not in the registry');
    return entry;
  }

  /** The section that a pathname belongs to. */
  ownerOf = (pathname: string): string | undefined => ownerOf(pathname, this.#registry.sections);

  state(section: string): SectionState {
    const text = this.#registry.sections[section]?.disabled;
    return text && !this.committed(section)
      ? { kind: 'disabled', text }
      : (this.#states.get(section) ?? { kind: 'absent' });
  }

  /** The release whose code runs in this document, or has begun to, or whose page was rendered in it. */
  committed(section: string): Release | undefined {
    const state = this.#states.get(section);
    return state && state.kind !== 'chosen' && 'release' in state ? state.release : undefined;
  }

  /**
   * The entries of all sections for the menus, as far as their releases are known; the same array until one changes. A section that is
   * switched off keeps them: its pages say why.
   */
  get menu(): readonly MenuEntry[] {
    if (this.#isMenuCurrent) return this.#menu;
    const menu = this.sections.flatMap((section) => {
      const state = this.#states.get(section);
      return state && 'release' in state && state.release
        ? menuEntries(state.release.file)
        : this.#givenMenu.filter((entry) => entry.section === section);
    });
    if (!sameValues(menu, this.#menu)) this.#menu = menu;
    this.#isMenuCurrent = true;
    return this.#menu;
  }

  /** Calls back after every change; returns a function that stops it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The section's release, found once per document and again after a failure. Rejects with SectionError. */
  async release(section: string): Promise<Release> {
    const { disabled } = this.entry(section);
    if (disabled) throw new DisabledError(section, disabled);
    const state = this.#states.get(section);
    if (state?.kind === 'choosing') return state.found;
    if (state && 'release' in state && state.release) return state.release;
    const found = this.#find(section);
    this.#set(section, { kind: 'choosing', found });
    return found;
  }

  /** The section's code, loaded once per document and again after a failure. Rejects with SectionError. */
  async start(section: string): Promise<SectionModule> {
    const release = await this.release(section);
    const state = this.#states.get(section);
    if (state && 'module' in state) return state.module;
    const begin = performance.now();
    const module = startSection(release);
    this.#set(section, { kind: 'loading', release, module });
    module.then(
      (running) => this.#set(section, { kind: 'running', release, module: running, loadMs: performance.now() - begin }),
      (error: unknown) => this.#set(section, { kind: 'failed', error: failureOf(section, error), release }),
    );
    return module;
  }

  /** The release that is live for this visitor now. Rejects with SectionError when its pointer cannot be had. */
  live(section: string): Promise<Choice> {
    return liveChoice(section, this.entry(section));
  }

  /** Whether the registry lets a release go on running. */
  allows({ file }: Release): boolean {
    const entry = this.#registry.sections[file.section];
    return entry !== undefined && !entry.disabled && isContractAllowed(file.contract, entry);
  }

  /** Whether an unknown address may ask for a newer release of a section now; counts as asking. */
  mayAskAgain(section: string, now: number): boolean {
    if (now - (this.#askedAt.get(section) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return false;
    this.#askedAt.set(section, now);
    return true;
  }

  /** The registry was read again; what it says holds for what is found from now on. */
  adoptRegistry(registry: RegistryFile): void {
    this.#registry = registry;
    this.#changed();
  }

  /** Takes a release in place of the one that was found; only while none of the section's code runs. */
  adopt(release: Release): void {
    this.#set(release.file.section, { kind: 'chosen', release });
  }

  /** Takes the release whose page the server rendered. */
  show(release: Release): void {
    this.#set(release.file.section, { kind: 'shown', release });
  }

  /** Takes a section whose code runs already, as on the server. */
  adoptRunning(release: Release, module: SectionModule): void {
    this.#set(release.file.section, { kind: 'running', release, module, loadMs: 0 });
  }

  async #find(section: string): Promise<Release> {
    const settle = (state: SectionState) => {
      // A document that was brought a release meanwhile keeps that one.
      if (this.#states.get(section)?.kind === 'choosing') this.#set(section, state);
    };
    try {
      const release = await findRelease(section, this.#registry);
      settle({ kind: 'chosen', release });
      return release;
    } catch (error) {
      settle({ kind: 'failed', error: failureOf(section, error) });
      throw error;
    }
  }

  #set(section: string, state: SectionState): void {
    this.#states.set(section, state);
    this.#changed();
  }

  #changed(): void {
    this.#isMenuCurrent = false;
    for (const listener of this.#listeners) listener();
  }
}
