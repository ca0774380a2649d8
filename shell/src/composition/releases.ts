import {
  isContractAllowed,
  type RegistryEntry,
  type RegistryFile,
  SECTION_IDS,
  type SectionId,
} from '@cursiv/shared-platform';
import { isOverridden } from '../development/overrides.ts';
import { type Choice, chooseRelease } from './choose-release.ts';
import { hasFailedStart } from './failed-starts.ts';
import { fetchPointer, fetchRelease, type Release } from './fetch-release.ts';
import { lastKnownGood } from './last-known-good.ts';
import { DisabledError, SectionError } from './section-error.ts';
import { visitorShare } from './visitor-share.ts';

/** Whether a developer's tab takes the section from its source; never so in a build for visitors. */
const isDeveloped = (section: SectionId) => process.env.NODE_ENV === 'development' && isOverridden(section);

/** The releases of this document: each section is resolved once, and again only after it could not be had or while none of its code runs. */
export class Releases {
  #registry: RegistryFile;
  readonly #found = new Map<SectionId, Promise<Release>>();
  /** How the last attempt for each section ended. */
  readonly #outcomes = new Map<SectionId, Release | SectionError>();

  constructor(registry: RegistryFile) {
    this.#registry = registry;
  }

  /** The section's release. Throws SectionError. */
  async get(section: SectionId): Promise<Release> {
    const { disabled } = this.entry(section);
    if (disabled) throw new DisabledError(section, disabled);
    const known = this.#found.get(section);
    if (known) return known;
    const release = this.#resolve(section);
    this.#found.set(section, release);
    release.then(
      (found) => this.#outcomes.set(section, found),
      (error: unknown) => {
        this.#found.delete(section);
        if (error instanceof SectionError) this.#outcomes.set(section, error);
      },
    );
    return release;
  }

  /** How the section's release was found, or why it was not; undefined before that is known. */
  outcome(section: SectionId): Release | SectionError | undefined {
    const { disabled } = this.entry(section);
    return disabled ? new DisabledError(section, disabled) : this.#outcomes.get(section);
  }

  /** What the registry says about a section. */
  entry(section: SectionId): RegistryEntry {
    return this.#registry.sections[section];
  }

  /** Whether the registry lets a release go on running. */
  allows({ file }: Release): boolean {
    const entry = this.entry(file.section);
    return !entry.disabled && isContractAllowed(file.contract, entry);
  }

  /** The registry was read again; what it says holds for what is resolved from now on. */
  adoptRegistry(registry: RegistryFile): void {
    this.#registry = registry;
  }

  /** Puts a newer release in the place of the one that was found; only while none of the section's code runs. */
  adopt(release: Release): void {
    this.#found.set(release.file.section, Promise.resolve(release));
    this.#outcomes.set(release.file.section, release);
  }

  /** Names the release that is live for this visitor now. Throws SectionError when its pointer cannot be had. */
  async live(section: SectionId): Promise<Choice> {
    const entry = this.entry(section);
    if (entry.pin) return { ref: entry.pin, channel: 'pinned' };
    if (isDeveloped(section)) return { ref: (await fetchPointer(section, entry.origin)).stable, channel: 'override' };
    return chooseRelease(await fetchPointer(section, entry.origin), visitorShare);
  }

  /** The live release, or the last one that worked in this browser when the live one cannot be had, run, or started. */
  async #resolve(section: SectionId): Promise<Release> {
    const entry = this.entry(section);
    const load = (choice: Choice) => fetchRelease(section, entry, choice);
    const ref = entry.pin || isDeveloped(section) ? undefined : lastKnownGood(section);
    const good: Choice | undefined = ref && { ref, channel: 'last-known-good' };
    let failure: unknown;
    try {
      const live = await this.live(section);
      const isWorn = hasFailedStart(section, live.ref.buildId, Date.now());
      if (!isWorn || !good || good.ref.buildId === live.ref.buildId) return await load(live);
    } catch (error) {
      if (!good) throw error;
      failure = error;
    }
    // What is wrong with the live release is what the visitor should read when there is no way around it.
    return load(good).catch((error: unknown) => Promise.reject(failure ?? error));
  }

  /** Path prefixes that a section owns. */
  owns(section: SectionId): string[] {
    return this.entry(section).owns;
  }

  /** The section whose longest prefix covers a locale-free path, however it is written. */
  ownerOf(address: string): SectionId | undefined {
    const path = address.toLowerCase();
    const matches = SECTION_IDS.flatMap((section) =>
      this.owns(section)
        .filter((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
        .map((prefix) => ({ section, length: prefix.length })),
    );
    return matches.sort((a, b) => b.length - a.length)[0]?.section;
  }
}
