import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PointerFile, type ReleaseFile, siteAddress } from '@cursiv/shared-platform';

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function routesOf(buildFolder: string): ReleaseFile['routes'] {
  const pointer = path.join(buildFolder, 'current.json');
  if (!existsSync(pointer)) return [];
  const { buildId } = readJson<PointerFile>(pointer).stable;
  return readJson<ReleaseFile>(path.join(buildFolder, 'r', buildId, 'release.json')).routes;
}

/** Whether a path is a page of one of the sections' live releases, in either language; any other path gets the status 404. */
export const isPage = (pathname: string, buildFolders: readonly string[]): boolean =>
  siteAddress(pathname, buildFolders.flatMap(routesOf))?.route !== undefined;
