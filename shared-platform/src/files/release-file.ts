import type { ContractVersion, MenuDeclaration, PageLocale, RouteDeclaration } from '../contract.ts';
import type { PackageNames } from '../needs.ts';
import { expectFile, isObject } from './expect-file.ts';

/** Scripts or styles by path relative to the release folder: those that a module comes with, and those that it may load later. */
interface Files {
  sync: string[];
  async: string[];
}

/** The part of a Module Federation manifest that a page is composed from. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: Files; css: Files } }[];
}

/** A section's immutable release, `/r/<buildId>/release.json`. */
export interface ReleaseFile {
  schema: 1;
  section: string;
  buildId: string;
  /** When it was built, as an ISO date. */
  builtAt: string;
  contract: ContractVersion;
  /** What the section's code uses of the packages that the shell provides, as its build has found it. */
  requires: Record<string, PackageNames>;
  routes: RouteDeclaration[];
  /** Its entries for the menus; absent from releases of a time before there were any. */
  menu?: MenuDeclaration[];
  manifest: Manifest;
  /** Hash of every script and style of the release, by path relative to the release folder. */
  integrity: Record<string, string>;
  /** What it takes to show a page; absent from what runs from source, and from what a rendered document brings along. */
  firstView?: FirstView;
}

/** The files behind each page, by path relative to the release folder, all of them named in its `integrity`. */
export interface FirstView {
  /**
   * The section's code for the server: a CommonJS module that requires nothing but the packages the shell provides. Absent when the
   * section's pages are not rendered there.
   */
  server?: string;
  /** Scripts and styles that the browser needs, for every page and for each page and language. */
  entry: string[];
  pages: Record<string, string[]>;
  messages: Record<PageLocale, string[]>;
}

/** Checks a release that came over the network. Throws TypeError. */
export function parseRelease(value: unknown, section: string, buildId: string): ReleaseFile {
  const file = expectFile(value, 'release');
  const isComplete =
    file.section === section &&
    file.buildId === buildId &&
    isObject(file.contract) &&
    isObject(file.requires) &&
    isObject(file.manifest) &&
    isObject(file.integrity) &&
    Array.isArray(file.routes);
  if (!isComplete) throw new TypeError(`release ${buildId} of ${section} is incomplete`);
  return file as unknown as ReleaseFile;
}
