import {
  parsePointer,
  parseRelease,
  type RegistryFile,
  type ReleaseFile,
  SECTION_IDS,
  type SectionId,
} from '@cursiv/shared-platform';
import { fetchJson } from './fetch-json.ts';
import { SectionError } from './section-error.ts';

/** A section's pointer and release must arrive within this time. */
const TIME_OUT_MS = 4_000;

/** A release with the address of its immutable folder. */
export interface Release {
  file: ReleaseFile;
  baseUrl: string;
}

async function fetchRelease(section: SectionId, origin: string): Promise<Release> {
  try {
    const current = await fetchJson(`${origin}/current.json`, { cache: 'no-cache', timeOutMs: TIME_OUT_MS });
    const { buildId } = parsePointer(current, section).stable;
    const baseUrl = `${origin}/r/${buildId}/`;
    const release = await fetchJson(`${baseUrl}release.json`, { timeOutMs: TIME_OUT_MS });
    return { file: parseRelease(release, section, buildId), baseUrl };
  } catch (cause) {
    throw new SectionError('unavailable', section, cause);
  }
}

/** The releases of this document: each section is resolved once, and again only after it could not be had. */
export class Releases {
  readonly #registry: RegistryFile;
  readonly #found = new Map<SectionId, Promise<Release>>();

  constructor(registry: RegistryFile) {
    this.#registry = registry;
  }

  /** The section's release. Throws SectionError `unavailable`. */
  get(section: SectionId): Promise<Release> {
    const known = this.#found.get(section);
    if (known) return known;
    const release = fetchRelease(section, this.#registry.sections[section].origin);
    this.#found.set(section, release);
    release.catch(() => this.#found.delete(section));
    return release;
  }

  /** Path prefixes that a section owns. */
  owns(section: SectionId): string[] {
    return this.#registry.sections[section].owns;
  }

  /** The section whose longest prefix covers a locale-free path. */
  ownerOf(path: string): SectionId | undefined {
    const matches = SECTION_IDS.flatMap((section) =>
      this.owns(section)
        .filter((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
        .map((prefix) => ({ section, length: prefix.length })),
    );
    return matches.sort((a, b) => b.length - a.length)[0]?.section;
  }
}
