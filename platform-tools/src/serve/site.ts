import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { SECTION_IDS, type SectionId } from '@cursiv/shared-platform';
import registry from '../../local/registry.json' with { type: 'json' };
import { createSiteServer } from './create-site-server.ts';
import { documentPolicy } from './document-policy.ts';
import { EdgeCache } from './edge-cache.ts';
import { type HostingSite, hostingSite } from './firebase-json.ts';
import { listen } from './listen.ts';
import { localHeaders } from './local-headers.ts';
import { DOCUMENT, plainDocument } from './plain-document.ts';
import { SiteFiles } from './site-files.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

type Dashed<Id> = Id extends `${infer A}_${infer B}` ? `${A}-${B}` : never;

/** A section's workspace: its id with a dash. */
export type Section = Dashed<SectionId>;
export type Origin = 'shell' | Section;

export const SECTIONS = SECTION_IDS.map((id) => id.replace('_', '-') as Section);

/** Ports of the site on this machine, from its registry; each section has its own. */
export const ORIGINS = {
  shell: 3000,
  ...Object.fromEntries(
    SECTION_IDS.map((id, index) => [SECTIONS[index], Number(new URL(registry.sections[id].origin).port)]),
  ),
} as Record<Origin, number>;

const filesOf = (name: Origin, root = repository) => path.join(root, hostingSite(name).public);

/** Whether an origin has something to serve. */
export const isBuilt = (name: Origin): boolean =>
  existsSync(path.join(filesOf(name), name === 'shell' ? DOCUMENT : 'current.json'));

/** Throws with one clear line when something has not been built. */
export function assertBuilt(): void {
  for (const name of Object.keys(ORIGINS) as Origin[]) {
    if (!isBuilt(name)) throw new Error(`${name} has no build. Run: npm run build`);
  }
}

/** The shell's site with this machine's registry and configuration instead of the deployed ones. */
function createShellServer(site: HostingSite, root: string, cache?: EdgeCache): Server {
  const folder = filesOf('shell', root);
  const platform = path.join(root, 'platform-tools/local');
  const policy = documentPolicy(readFileSync(path.join(folder, DOCUMENT), 'utf8'), platform);
  const headers = localHeaders(site.headers, policy);
  const files = new SiteFiles([
    { at: '/platform/', folder: platform },
    { at: '/', folder },
  ]);
  const sections = SECTIONS.map((name) => filesOf(name, root));
  return createSiteServer({ ...site, headers }, files, { page: plainDocument(headers, sections) }, cache);
}

function createOriginServer(name: Origin, root: string, cache?: EdgeCache): Server {
  const site = hostingSite(name);
  if (name === 'shell') return createShellServer(site, root, cache);
  const headers = localHeaders(site.headers, '');
  return createSiteServer({ ...site, headers }, new SiteFiles([{ at: '/', folder: filesOf(name, root) }]));
}

/**
 * Serves one origin of the site from the repository, or from another folder with the same layout; returns its server.
 * Without `hasEdge` every answer is made anew. Throws with one clear line when it cannot.
 */
export async function serveOrigin(name: Origin, root = repository, hasEdge = true): Promise<Server> {
  const server = createOriginServer(name, root, hasEdge ? new EdgeCache() : undefined);
  await listen(server, ORIGINS[name], name);
  return server;
}

/** Serves all origins of the site; returns a function that stops them. */
export async function serveSite(): Promise<() => void> {
  const servers: Server[] = [];
  const stop = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  try {
    for (const name of Object.keys(ORIGINS) as Origin[]) servers.push(await serveOrigin(name));
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
