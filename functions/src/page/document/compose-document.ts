import {
  type CodeTime,
  documentSlots,
  type FirstViewData,
  fillSlots,
  type LiveView,
  type MenuEntry,
  type ReleaseFile,
  type RenderedPage,
  type ShellReleaseFile,
} from '@cursiv/shared-platform';
import { AFTER_PAINT } from './after-paint.ts';
import { BEFORE_PAINT } from './before-paint.ts';
import { escaped, isStyle, sectionHint, shellHint } from './preload.ts';

/** What a document is composed of. */
export interface DocumentParts {
  shell: ShellReleaseFile;
  page: RenderedPage;
  release: ReleaseFile;
  /** Address of the release's folder. */
  baseUrl: string;
  /** The release's files that this page needs, by path relative to the folder. */
  files: readonly string[];
  /** The text of all styles of the first view, the shell's before the section's. */
  css: string;
  /** When the page's code is needed, where the page is taken over by itself. */
  codeOn?: CodeTime | 'idle' | undefined;
  /** What stands before the page on the whole site; empty without a banner. */
  banner?: string;
  /** The day of the newest terms, where it is not the one that the shell knows. */
  terms?: string | undefined;
  data: FirstViewData;
}

/** JSON as the content of a script element, where `</script` must not appear. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const termsMark = (day: string | undefined) =>
  day === undefined ? '' : `<meta name="terms-day" content="${escaped(day)}">`;

/** Asks for the release file that the document names. */
const releaseHint = (baseUrl: string, integrity: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(baseUrl)}release.json" integrity="${integrity}">`;

/** The hints that ask for the scripts of the page, with the attributes with which they will be used; `AFTER_PAINT` puts them into effect. */
function scriptHints({ shell, release, baseUrl, files, data, codeOn }: DocumentParts): string {
  const own = shell.scripts.map((file) => shellHint(file, 'data-start'));
  const sections = files.filter((file) => !isStyle(file)).map((file) => sectionHint(release, baseUrl, file));
  const named = 'manifest' in data.release ? [] : [releaseHint(baseUrl, data.integrity)];
  const between = codeOn ? `</template><template data-code="${codeOn}">` : '';
  return `<template data-scripts>${[...own, ...named, between, ...sections].join('')}</template>`;
}

const fontHints = ({ shell }: DocumentParts) =>
  shell.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${escaped(file)}">`);

/** For the bundler's runtime, which asks for no style that the document has: these stand in the document already, so none is fetched. */
const styleMarks = ({ baseUrl, files }: DocumentParts) =>
  files.filter(isStyle).map((file) => `<link rel="stylesheet" disabled href="${escaped(baseUrl + file)}">`);

/** The scripts that a rendered document starts with, beside the shell's own. */
export const ownScripts = [BEFORE_PAINT, AFTER_PAINT] as const;

/** The document of a rendered page: the shell's own with the page, its head and styles, its data, and hints for exactly its files. */
export function composeDocument(parts: DocumentParts): string {
  const { shell, page, css, banner = '', terms, data } = parts;
  // Found by its type and place; shells of before look for the id.
  const firstView = `<script type="application/json" id="first-view">${asScriptText(data)}</script>`;
  return fillSlots(shell.document, {
    html: `<html lang="${page.locale}">`,
    head: [
      `<script>${BEFORE_PAINT}</script>`,
      page.head,
      `<style>${css}</style>`,
      ...fontHints(parts),
      ...styleMarks(parts),
      termsMark(terms),
    ].join('\n'),
    settings: '',
    // They stand in the text, and start once the page has been painted.
    styles: '',
    scripts: '',
    // The scripts start last: what they read has to be there as a whole.
    root: [banner, page.root, scriptHints(parts), firstView, `<script>${AFTER_PAINT}</script>`].join('\n'),
    noscript: '',
  });
}

/** What the shell's own document brings along. */
interface PlainParts {
  /** The entries of the menus. */
  menu: readonly MenuEntry[];
  /** What is live for its page, where that is known. */
  live?: LiveView | undefined;
  /** What a signed-in person's page asks for beside the shell, with the scripts that do so. */
  early?: string | undefined;
  banner?: string;
  terms?: string | undefined;
}

/** The shell's own document, with what it brings along. */
export function plainDocument(
  { document }: Pick<ShellReleaseFile, 'document'>,
  { menu, live, early = '', banner = '', terms }: PlainParts,
): string {
  const entries = `<script type="application/json">${asScriptText(menu)}</script>`;
  const view = live && `<script type="application/json" data-live>${asScriptText(live)}</script>`;
  try {
    const slots = documentSlots(document);
    // Registry and configuration are part of the view; the shell's files are asked for before it.
    const settings = view ? entries : slots.settings + entries;
    return fillSlots(document, {
      ...slots,
      // Before the styles: a script after them would wait for them.
      settings: early + settings + termsMark(terms),
      scripts: slots.scripts + (view ?? ''),
      root: banner + slots.root,
    });
  } catch {
    // A shell of another time with other slots starts without menus.
    return document;
  }
}
