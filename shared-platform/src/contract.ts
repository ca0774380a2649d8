import type { ComponentType } from 'react';

/** Version of the contract between shell and sections; a section built for another major is not run. */
export const CONTRACT = { major: 3, minor: 0 } as const;
export interface ContractVersion {
  major: number;
  minor: number;
}

export type PageLocale = 'ro' | 'en';

/** Guards named by the spec (§5) and none. */
export type GuardName = 'none' | 'auth' | 'admin';
export type LayoutName = 'default' | 'admin';

/**
 * What search engines may do with a page: read it and find it in the site's list of pages, or read it where it is linked. Where a
 * page has no word of it they leave it alone.
 */
export type SearchAccess = 'listed' | 'linked';

/**
 * When the code of a page that the server has rendered comes: at the reader's first touch where the page reads, links and searches without
 * it, else as soon as the browser is idle.
 */
export type CodeTime = 'touch';

/** A route as data, known before any code of its section: locale-free path without splats. */
export interface RouteDeclaration {
  id: string;
  path: string;
  guard: GuardName;
  /** The roles that the `admin` guard lets in beside administrators. */
  roles?: readonly string[];
  layout: LayoutName;
  search?: SearchAccess;
  codeOn?: CodeTime;
  /** Where what the page reads at first is answered for whoever is signed in: an address with `:locale` and parameters of `path`. */
  payload?: string;
}

/**
 * The menus that sections bring entries for: the site's in its header (and footer), what else its footer has, the signed-in
 * person's in its header, the dashboard's, and the administration's.
 */
export type MenuName = 'default' | 'footer' | 'account' | 'dashboard' | 'admin';

/** An entry that a section brings for a menu. */
export interface MenuDeclaration {
  menu: MenuName;
  /** Id of the route that it leads to. */
  route: string;
  label: Record<PageLocale, string>;
  /** Who sees the entry; whom the route lets in when absent. */
  guard?: GuardName;
  /** Among the entries of all sections; lower comes first. */
  order: number;
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

/** A page as its section declares it: where it stands, for whom, and its module, which loads when it is first opened. */
export interface DeclaredPage {
  /** Locale-free, without splats, below one of the prefixes that the registry gives the section. */
  path: string;
  /** `none` when absent. */
  guard?: GuardName;
  /** The roles that the `admin` guard lets in beside administrators. */
  roles?: readonly string[];
  /** `default` when absent. */
  layout?: LayoutName;
  search?: SearchAccess;
  codeOn?: CodeTime;
  /** Where what the page reads at first is answered for whoever is signed in: an address with `:locale` and parameters of `path`. */
  payload?: string;
  page: () => Promise<PageModule>;
}

/** All pages of a section by their ids: the one place where they are declared. */
export type DeclaredPages = Readonly<Record<string, DeclaredPage>>;

/** The entries that a section with the given pages brings for menus. */
export type DeclaredMenu<Pages extends DeclaredPages> = readonly (MenuDeclaration & { route: keyof Pages })[];

/** The only thing a section exposes. Its routes' keys are the ids of its declarations. */
export interface SectionModule {
  contract: ContractVersion;
  /** As the registry names the section. */
  id: string;
  buildId: string;
  routes: Record<string, () => Promise<PageModule>>;
  messages: (locale: PageLocale) => Promise<Record<string, unknown>>;
  /** Puts a stored file in the place that it was sent to, when no page of the section is open that would. */
  attach?: (upload: FinishedUpload) => Promise<Attached>;
}

/** Where a file goes, as data: it outlives the page and the document in which somebody chose the file. */
export interface UploadDestination {
  /** The section whose code puts the stored file in its place (`attach` of its module); without one it is there at once. */
  section?: string;
  /** Names the spot, such as `lesson/<course>/<lesson>/video`; one upload at a time goes there. */
  name: string;
  /** The place that the function `expectUpload` makes room in. */
  place: Readonly<Record<string, string>>;
  /** What else the section has to know of the file when it is stored, such as a film's length; JSON. */
  about?: unknown;
}

/** A stored file, as documents name it. */
export interface StoredUpload {
  path: string;
  name: string;
  bytes: number;
  contentType: string;
  sha256: string;
}

/** A file that is stored, and whom and what it is for. */
export interface FinishedUpload {
  uid: string;
  to: UploadDestination;
  stored: StoredUpload;
}

/** What became of a stored file: it is in its place, has to wait, or its place is no more. */
export type Attached = 'placed' | 'later' | 'gone';
