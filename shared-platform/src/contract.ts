import type { ComponentType } from 'react';

/** Version of the contract between shell and sections; a section built for another major is not run. */
export const CONTRACT = { major: 3, minor: 0 } as const;
export interface ContractVersion {
  major: number;
  minor: number;
}

export const SECTION_IDS = ['mf_public', 'mf_dashboard', 'mf_admin'] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type PageLocale = 'ro' | 'en';

/** Guards named by the spec (§5) and none. */
export type GuardName = 'none' | 'auth' | 'admin';
export type LayoutName = 'default' | 'admin';

/** A route as data, known before any code of its section: locale-free path without splats. */
export interface RouteDeclaration {
  id: string;
  path: string;
  guard: GuardName;
  layout: LayoutName;
}

/** Answers a page's data by its address on the site's own origin, such as `/payload/ro/index.json`; rejects as `fetch` does. */
export type PayloadSource = (address: string) => Promise<Response>;

/** What a page's loader gets; `locale` is the page's language. */
export interface PageLoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
  locale: PageLocale;
  /** In the browser what the document brought along, else the network; on the server the data itself. */
  payload: PayloadSource;
}

/** What search engines and links to a page show of it; all text is in the page's language. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's locale-free path where it is not the present one, as for a second address of the same page. */
  path?: string;
  /** Languages in which the page is published; both when absent. */
  locales?: readonly PageLocale[];
  /** Facts for search engines in the words of schema.org. */
  facts?: readonly Record<string, unknown>[];
  /** What the page is, in the words of Open Graph; `website` when absent. */
  kind?: 'website' | 'article' | 'profile';
}

export interface HeadContext {
  locale: PageLocale;
  /** The full address of a locale-free path, in the page's language unless another is named. */
  address: (path: string, locale?: PageLocale) => string;
}

/** One page: its component and, when it needs data before it shows, a loader. */
export interface PageModule {
  default: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
  /** The page's head, from what its loader returned. */
  head?: (data: never, context: HeadContext) => PageHead;
}

/** Pages by the id of their declaration: every declared route has one, and nothing else does. */
export type Pages<Routes extends readonly RouteDeclaration[]> = Record<Routes[number]['id'], () => Promise<PageModule>>;

/** The only thing a section exposes. Its routes' keys are the ids of its declarations. */
export interface SectionModule {
  contract: ContractVersion;
  id: SectionId;
  buildId: string;
  routes: Record<string, () => Promise<PageModule>>;
  messages: (locale: PageLocale) => Promise<Record<string, unknown>>;
  /** Called once per document when the section is first used. */
  mount?: (platform: PlatformApi) => void;
}

/** What the shell offers to sections beside the shared packages. */
export interface PlatformApi {
  /** Keeps build updates from reloading the page (an upload, an unsaved edit, playback); call the result to let go. */
  holdReload(reason: string): () => void;
  /** Reports an unexpected failure. */
  report(error: unknown, context?: Record<string, unknown>): void;
}
