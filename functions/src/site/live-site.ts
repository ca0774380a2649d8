import {
  type Canary,
  parsePointer,
  parseRegistry,
  parseRelease,
  parseShellBuild,
  parseShellRelease,
  type RegistryFile,
  type ReleaseFile,
  SECTION_IDS,
  type SectionId,
  type ShellOffer,
  type ShellReleaseFile,
} from '@cursiv/shared-platform';
import { fetchJson, fetchVerified } from './site-files.ts';

/** What is live, as the site's own files say. */
export interface LiveSite {
  origin: string;
  registry: RegistryFile;
  config: unknown;
  shell: ShellReleaseFile;
  /** What the shell offers to sections. */
  offer: ShellOffer;
}

/** What a deployment of the shell says of itself, and which build it is. */
export type Deployment = Omit<LiveSite, 'shell' | 'offer'> & { buildId: string };

/** A section's live release, with the address of its folder and the hash of its release file. */
export interface LiveRelease {
  file: ReleaseFile;
  baseUrl: string;
  integrity: string;
  /** Of the pointer that named it; undefined when the registry pins it. */
  revision?: number;
  /** What some of the visitors get instead; their browsers know who they are. */
  canary?: Canary;
}

/** How long what is live is believed, in milliseconds: so soon a deploy reaches the edge. */
const FRESH_MS = 1_000;

/** Keeps the answer to a question for a while; when asking again fails, the last answer stands. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (last && Date.now() - last.at < FRESH_MS) return last.answer;
    const before = last?.answer;
    const answer = ask().catch((error: unknown) => {
      if (!before) throw error;
      return before;
    });
    const asked = { at: Date.now(), answer };
    last = asked;
    answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return answer;
  };
}

function isNamed(latest: unknown): latest is { id: string } {
  return typeof latest === 'object' && latest !== null && 'id' in latest && /^[\w-]+$/.test(String(latest.id));
}

/** Files of immutable builds, by hash or address: each is asked for once. */
const builds = new Map<string, Promise<unknown>>();
function fetchBuild(url: string, integrity?: string): Promise<unknown> {
  const key = integrity ?? url;
  const known = builds.get(key);
  if (known) return known;
  const file = integrity ? fetchVerified(url, integrity).then((text) => JSON.parse(text) as unknown) : fetchJson(url);
  builds.set(key, file);
  file.catch(() => builds.delete(key));
  return file;
}

/** A build of the shell, as it is composed on the server. Rejects when the site has none of that id. */
export const shellBuild = async (origin: string, id: string): Promise<ShellReleaseFile> =>
  parseShellRelease(await fetchBuild(`${origin}/builds/release/${id}.json`), id);

/** Asks a site what is live. Each question rejects when the site does not answer and never did. */
export class SiteWatcher {
  readonly #origin: string;
  /** What the site's deployment says of itself. */
  readonly deployment: () => Promise<Deployment>;
  readonly #releases: Record<SectionId, () => Promise<LiveRelease | undefined>>;

  constructor(origin: string) {
    this.#origin = origin;
    this.deployment = remembered(() => this.#askDeployment());
    this.#releases = Object.fromEntries(
      SECTION_IDS.map((id) => [id, remembered(() => this.#askRelease(id))]),
    ) as Record<SectionId, () => Promise<LiveRelease | undefined>>;
  }

  /** The shell's live build, with the registry and configuration of this deployment. Rejects when that build is none that renders. */
  async site(): Promise<LiveSite> {
    const { buildId, ...deployment } = await this.deployment();
    const [shell, offer] = await Promise.all([
      shellBuild(this.#origin, buildId),
      fetchBuild(`${this.#origin}/builds/meta/${buildId}.json`),
    ]);
    return { ...deployment, shell, offer: parseShellBuild(offer, buildId) };
  }

  /** The live release of a section; undefined when the registry has switched the section off. */
  release = (section: SectionId): Promise<LiveRelease | undefined> => this.#releases[section]();

  async #askDeployment(): Promise<Deployment> {
    const origin = this.#origin;
    const [registry, config, latest] = await Promise.all([
      fetchJson(`${origin}/platform/registry.json`).then(parseRegistry),
      fetchJson(`${origin}/platform/config.json`),
      fetchJson(`${origin}/builds/latest.json`),
    ]);
    if (!isNamed(latest)) throw new TypeError('the latest-build file names no build');
    return { origin, registry, config, buildId: latest.id };
  }

  async #askRelease(section: SectionId): Promise<LiveRelease | undefined> {
    const { origin, pin, disabled } = (await this.deployment()).registry.sections[section];
    if (disabled) return undefined;
    const pointer = pin ? undefined : parsePointer(await fetchJson(`${origin}/current.json`), section);
    const ref = pin ?? pointer?.stable;
    if (!ref) return undefined;
    const baseUrl = `${origin}/r/${ref.buildId}/`;
    const file = parseRelease(await fetchBuild(`${baseUrl}release.json`, ref.integrity), section, ref.buildId);
    const { revision, canary } = pointer ?? {};
    return {
      file,
      baseUrl,
      integrity: ref.integrity,
      ...(revision !== undefined && { revision }),
      ...(canary && { canary }),
    };
  }
}
