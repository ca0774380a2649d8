import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath, type PointerFile, type ReleaseFile } from '@cursiv/shared-platform';

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function routesOf(buildFolder: string): ReleaseFile['routes'] {
  const pointer = path.join(buildFolder, 'current.json');
  if (!existsSync(pointer)) return [];
  const { buildId } = readJson<PointerFile>(pointer).stable;
  return readJson<ReleaseFile>(path.join(buildFolder, 'r', buildId, 'release.json')).routes;
}

/**
 * Whether a canonical path is a page of one of the sections' live releases, in either language; any other path gets the
 * status 404.
 */
export function isPage(pathname: string, buildFolders: readonly string[]): boolean {
  const routes = buildFolders.flatMap(routesOf);
  const canonical = canonicalPath(pathname, routes);
  if (canonical === undefined) return false;
  const localeFree = canonical.replace(/^\/en(?=\/|$)/, '') || '/';
  return routes.some((route) => {
    const pattern = route.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(localeFree);
  });
}
