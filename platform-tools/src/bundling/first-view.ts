import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FirstView, ReleaseFile } from '@cursiv/shared-platform';
import { PAGE_FILES } from './page-files.ts';

/** The module that a lazy factory imports, as its source names it. */
function importedBy(load: unknown): string {
  const [, request] = /import\(['"]([^'"]+)['"]\)/.exec(String(load)) ?? [];
  if (!request) throw new Error(`not a lazily imported page: ${load}`);
  return request;
}

/**
 * What a section's release says of its first view: its code for the server, if it has any, and the files of each page, from the
 * bundler's list and the section's own `pages.ts`. Takes the bundler's list away.
 */
export async function firstViewOf(
  folder: string,
  build: string,
  manifest: ReleaseFile['manifest'],
): Promise<FirstView> {
  const list = path.join(build, PAGE_FILES);
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  rmSync(list);
  const [server] = globSync('server/*.js', { cwd: build });
  const { pages } = (await import(path.join(folder, 'src/pages.ts'))) as { pages: Record<string, unknown> };
  const filesOf = (request: string) => files[request] ?? [];
  return {
    ...(server && { server }),
    entry: [
      manifest.metaData.remoteEntry.name,
      ...manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
    ],
    pages: Object.fromEntries(Object.entries(pages).map(([id, load]) => [id, filesOf(importedBy(load))])),
    messages: { ro: filesOf('./messages/ro.ts'), en: filesOf('./messages/en.ts') },
  };
}
