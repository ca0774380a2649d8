import type { MenuEntry } from './composition/menus.ts';
import type { PageLocale, PayloadSource, SectionModule } from './contract.ts';
import type { Canary } from './files/pointer-file.ts';
import type { RegistryFile } from './files/registry-file.ts';
import type { ReleaseFile } from './files/release-file.ts';

/** A page to be rendered on the server; `address` is path and query. */
export interface PageRequest {
  address: string;
  /** The site's own origin, for addresses that leave the site. */
  origin: string;
  registry: RegistryFile;
  /** `/platform/config.json`. */
  config: unknown;
  release: ReleaseFile;
  /** The entries of all sections for the menus. */
  menu: readonly MenuEntry[];
  section: SectionModule;
  payload: PayloadSource;
}

/** A rendered page: `head` and `root` (the element `#root`) are HTML. */
export interface RenderedPage {
  status: 200 | 404;
  locale: PageLocale;
  /** Id of the declared route; undefined for "Page not found" at an unknown address. */
  routeId: string | undefined;
  head: string;
  root: string;
}

/** What the shell's code for the server exports. */
export interface ShellServer {
  /** The packages that sections take from the shell, by name. */
  provided: Readonly<Record<string, unknown>>;
  /** Renders a page. Rejects when it cannot be shown completely, such as without its data. */
  render(page: PageRequest): Promise<RenderedPage>;
}

/** What is live for the page of a document, so that its browser need not ask: a plain one brings it along in its head, selected by `PLAIN_VIEW`. */
export interface LiveView {
  registry: RegistryFile;
  config: unknown;
  release: ReleaseFile;
  /** Hash of the release file, for the browser's memory of what worked. */
  integrity: string;
  /** Of the pointer that named the release; undefined when the registry pins it. */
  revision?: number;
  /** What some of the visitors get instead. */
  canary?: Canary;
}

/** A release by its name: its file is asked for beside the page's scripts, and the browser has it from then on. */
export type NamedRelease = Pick<ReleaseFile, 'section' | 'buildId'>;

/** What the document of a rendered page brings along, as JSON in a script element of its body, selected by `FIRST_VIEW`. */
export interface FirstViewData extends Omit<LiveView, 'release'> {
  /** Whole for shells of before. */
  release: NamedRelease | ReleaseFile;
  origin: string;
  menu: readonly MenuEntry[];
  payload?: { address: string; status: number; body: unknown };
}
