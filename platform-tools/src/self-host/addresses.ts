import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import config from '../../local/config.json' with { type: 'json' };
import registry from '../../local/registry.json' with { type: 'json' };
import { workspaceOf } from '../serve/site.ts';

/** The backend's name below the site's. */
export const CLOUD = 'cloud';

/** The origin of a part of the site: a name below the site's own. */
export function originOf(siteOrigin: string, part: string): string {
  const { protocol, host } = new URL(siteOrigin);
  return `${protocol}//${part}.${host}`;
}

/**
 * Writes the registry and the configuration for a site's addresses into a folder. The page knows no debug token there, and nobody signs in
 * with Google: nothing on this machine can check its answers.
 */
export function writePlatform(folder: string, siteOrigin: string): void {
  const sections = Object.entries(registry.sections).map(([id, section]) => [
    id,
    { ...section, origin: originOf(siteOrigin, workspaceOf(id)) },
  ]);
  const cloud = originOf(siteOrigin, CLOUD);
  const { firebase } = config;
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: object) => writeFileSync(path.join(folder, name), JSON.stringify(content));
  write('registry.json', { ...registry, sections: Object.fromEntries(sections) });
  write('config.json', {
    firebase: { ...firebase, authDomain: new URL(cloud).host },
    google: false,
    localCloud: cloud,
  });
}
