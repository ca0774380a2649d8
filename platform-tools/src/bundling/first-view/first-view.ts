import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DeclaredPages, FirstView, ReleaseFile } from '@cursiv/shared-platform';
import { PAGE_FILES } from './page-files.ts';

/** The module that a lazy factory imports, as its source names it. */
function importedBy(load: unknown): string {
  const [, request] = /import\(['"]([^'"]+)['"]\)/.exec(String(load)) ?? [];
  if (!request) throw new Error(`not a lazily imported page: ${load}`);
  return request;
}

/**
 * What a section's release says of its first view: its code for the server, if it has any, and the files of each page, from the
 * bundler's list and the section's own pages. Takes the bundler's list away. Undefined when there is none: browsers then find out by
 * themselves.
 */
export function firstViewOf(
  pages: DeclaredPages,
  build: string,
  manifest: ReleaseFile['manifest'],
): FirstView | undefined {
  const list = path.join(build, PAGE_FILES);
  if (!existsSync(list)) return undefined;
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  rmSync(list);
  const [server] = globSync('server/*.js', { cwd: build });
  const filesOf = (request: string) => files[request] ?? [];
  return {
    ...(server && { server }),
    entry: [
      manifest.metaData.remoteEntry.name,
      ...manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
    ],
    pages: Object.fromEntries(
      Object.entries(pages).map(([id, { page }]) => [id, [...new Set(filesOf(importedBy(page)))]]),
    ),
    messages: { ro: filesOf('./messages/ro.ts'), en: filesOf('./messages/en.ts') },
  };
}
