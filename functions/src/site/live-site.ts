import {
  type Canary,
  canaryOf,
  chooseRelease,
  EVERYBODY,
  parsePointer,
  parseRegistry,
  parseRelease,
  parseShellBuild,
  parseShellRelease,
  type RegistryFile,
  type ReleaseFile,
  type ShellOffer,
  type ShellReleaseFile,
} from '@cursiv/shared-platform';
import { recent } from './recent.ts';
import { remembered } from './remembered.ts';
import { sameWhileEqual } from './same-while-equal.ts';
import { fetchJson, fetchText, fetchVerified } from './site-files.ts';

/** What is live, according to the site's own files. */
export interface LiveSite {
  origin: string;
  registry: RegistryFile;
  config: unknown;
  shell: ShellReleaseFile;
  /** What the shell offers to sections. */
  offer: ShellOffer;
}

/** A deployment's description of the shell: its registry, its configuration and its build. */
export type Deployment = Omit<LiveSite, 'shell' | 'offer'> & { buildId: string };

/** A section's live release, with the address of its folder and the hash of its release file. */
export interface LiveRelease {
  file: ReleaseFile;
  baseUrl: string;
  integrity: string;
  /** From the pointer that named it; undefined when the registry pins it. */
  revision?: number;
  /** The release that some of the visitors get instead; their browsers know who they are. */
  canary?: Canary;
}

function isNamed(latest: unknown): latest is { id: string } {
  return typeof latest === 'object' && latest !== null && 'id' in latest && /^[\w-]+$/.test(String(latest.id));
}

/** Far more than are live at once, for registries of many sections. */
const MOST_BUILDS = 200;

/** Files of immutable builds, by hash or address. */
const builds = recent<unknown>(MOST_BUILDS);
const fetchBuild = (url: string, integrity?: string): Promise<unknown> =>
  builds(integrity ?? url, async () => (integrity ? JSON.parse(await fetchVerified(url, integrity)) : fetchJson(url)));

/** A build of the shell, as the server composes it. Rejects when the site has none with that id. */
export const shellBuild = async (origin: string, id: string): Promise<ShellReleaseFile> =>
  parseShellRelease(await fetchBuild(`${origin}/builds/release/${id}.json`), id);

/** Asks a site what is live. Each question rejects when the site does not answer and never did. */
export class SiteWatcher {
  readonly #origin: string;
  /** The site's description of its deployment. */
  readonly deployment: () => Promise<Deployment>;
  readonly #releases = new Map<string, () => Promise<LiveRelease | undefined>>();
  readonly #registry = sameWhileEqual();
  readonly #config = sameWhileEqual();
  /** The last answer for each section. */
  readonly #known = new Map<string, LiveRelease>();

  constructor(origin: string) {
    this.#origin = origin;
    this.deployment = remembered(() => this.#askDeployment());
  }

  /**
   * The shell's live build, with the registry and configuration of this deployment. Rejects when that build cannot
   * render.
   */
  async site(): Promise<LiveSite> {
    const { buildId, ...deployment } = await this.deployment();
    const [shell, offer] = await Promise.all([
      shellBuild(this.#origin, buildId),
      fetchBuild(`${this.#origin}/builds/meta/${buildId}.json`),
    ]);
    return { ...deployment, shell, offer: parseShellBuild(offer, buildId) };
  }

  /** The live release of a section; undefined when the registry has switched the section off, or does not name it. */
  async release(section: string): Promise<LiveRelease | undefined> {
    const { sections } = (await this.deployment()).registry;
    return sections[section]?.disabled ? undefined : this.named(section);
  }

  /** The release that would be live if the section were switched on; undefined when the registry does not name it. */
  named(section: string): Promise<LiveRelease | undefined> {
    const ask = this.#releases.get(section) ?? remembered(() => this.#askRelease(section));
    this.#releases.set(section, ask);
    return ask();
  }

  /** The release that a section had when it last answered. */
  known = (section: string): LiveRelease | undefined => this.#known.get(section);

  async #askDeployment(): Promise<Deployment> {
    const origin = this.#origin;
    const [registry, config, latest] = await Promise.all([
      fetchText(`${origin}/platform/registry.json`).then((text) => parseRegistry(this.#registry(text))),
      fetchText(`${origin}/platform/config.json`).then(this.#config),
      fetchJson(`${origin}/builds/latest.json`),
    ]);
    if (!isNamed(latest)) throw new TypeError('the latest-build file names no build');
    return { origin, registry, config, buildId: latest.id };
  }

  async #askRelease(section: string): Promise<LiveRelease | undefined> {
    const entry = (await this.deployment()).registry.sections[section];
    if (!entry) return undefined;
    const { origin } = entry;
    const askPointer = async () => parsePointer(await fetchJson(`${origin}/current.json`), section);
    const { ref, pointer } = await chooseRelease(entry, askPointer, EVERYBODY);
    const { buildId, integrity } = ref;
    const baseUrl = `${origin}/r/${buildId}/`;
    const file = parseRelease(await fetchBuild(`${baseUrl}release.json`, integrity), section, buildId);
    const { revision } = pointer ?? {};
    const canary = pointer && canaryOf(entry, pointer);
    const live = { file, baseUrl, integrity, ...(revision !== undefined && { revision }), ...(canary && { canary }) };
    this.#known.set(section, live);
    return live;
  }
}
