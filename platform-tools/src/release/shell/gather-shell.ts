import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseShellBuild } from '@cursiv/shared-platform';
import { type FileSource, readJson } from '@cursiv/shared-platform/checking';
import { fileSource } from '../sources/file-source.ts';

/** File of the shell's site that names the builds whose files it keeps for open tabs. */
export const KEPT_BUILDS_FILE = 'builds/kept.json';

const DIST = path.resolve(import.meta.dirname, '../../../../shell/dist');

async function keptBuilds(source: FileSource): Promise<string[]> {
  const ids = await readJson(source, KEPT_BUILDS_FILE);
  if (!Array.isArray(ids) || !ids.every((id) => /^[\w-]+$/.test(String(id))))
    throw new Error(`${KEPT_BUILDS_FILE} of ${source.name} names no builds`);
  return ids;
}

/** Brings what open tabs of a live shell may still ask for into the folder to deploy; the new build comes beside it. */
export async function gatherShell(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { origin: { type: 'string' }, site: { type: 'string', default: DIST } },
  });
  if (!values.origin) throw new Error('name the live site: --origin https://…');
  const source = fileSource(values.origin);
  const place = (file: string, bytes: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(values.site, file)), { recursive: true });
    writeFileSync(path.join(values.site, file), bytes);
  };
  const builds = await keptBuilds(source);
  for (const id of builds) {
    const build = parseShellBuild(await readJson(source, `builds/meta/${id}.json`), id);
    for (const asset of build.assets) {
      if (!/^assets\/[\w.-]+$/.test(asset)) throw new Error(`build ${id} of the shell names no file: ${asset}`);
      if (existsSync(path.join(values.site, asset))) continue;
      const bytes = await source.read(asset);
      if (!bytes) throw new Error(`${source.name} has no ${asset}`);
      place(asset, bytes);
    }
    place(`builds/meta/${id}.json`, JSON.stringify(build));
  }
  return `${builds.length} builds of the shell are in ${values.site}`;
}
