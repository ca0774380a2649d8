import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import registry from '../../local/registry.json' with { type: 'json' };
import { createSiteServer } from './create-site-server.ts';
import { documentPolicy } from './document/document-policy.ts';
import { DOCUMENT, plainDocument } from './document/plain-document.ts';
import { EdgeCache } from './edge/edge-cache.ts';
import { SiteFiles } from './files/site-files.ts';
import { type HostingSite, hostingSite, sectionSite } from './hosting/firebase-json.ts';
import { localHeaders } from './hosting/local-headers.ts';
import type { StandIns } from './hosting/site-functions.ts';
import { listen } from './listen.ts';

/** The registry as the shell's deploy brings it; at its own address a function adds what administrators have ordered. */
const DEPLOYED_REGISTRY = '/platform/deployed-registry.json';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A section's workspace: its id with dashes. */
export const workspaceOf = (section: string): string => section.replaceAll('_', '-');

/** The workspaces of the sections that this machine's registry names. */
export const SECTION_WORKSPACES: readonly string[] = Object.keys(registry.sections).map(workspaceOf);

/** Ports of the site on this machine, from its registry; each section has its own. */
export const ORIGINS: Readonly<Record<string, number>> = {
  shell: 3000,
  ...Object.fromEntries(
    Object.entries(registry.sections).map(([id, { origin }]) => [workspaceOf(id), Number(new URL(origin).port)]),
  ),
};

const siteOf = (name: string) => (name === 'shell' ? hostingSite(name) : sectionSite(name));

const filesOf = (name: string, root = repository) => path.join(root, siteOf(name).public);

/** Whether an origin has something to serve. */
export const isBuilt = (name: string): boolean =>
  existsSync(path.join(filesOf(name), name === 'shell' ? DOCUMENT : 'current.json'));

/** Throws with one clear line when something has not been built. */
export function assertBuilt(): void {
  for (const name of Object.keys(ORIGINS)) {
    if (!isBuilt(name)) throw new Error(`${name} has no build. Run: npm run build`);
  }
}

/** Where the site is served. */
export interface Deployment {
  /** The folder with its `registry.json` and `config.json`. */
  platform: string;
  /** Whether browsers reach it by https alone. */
  isSecure: boolean;
}

const thisMachine = (root: string): Deployment => ({
  platform: path.join(root, 'platform-tools/local'),
  isSecure: false,
});

/** The shell's site with the registry and configuration of a deployment instead of the hosted ones. */
function createShellServer(site: HostingSite, root: string, to: Deployment, cache?: EdgeCache): Server {
  const folder = filesOf('shell', root);
  const { platform, isSecure } = to;
  const policy = documentPolicy(readFileSync(path.join(folder, DOCUMENT), 'utf8'), platform);
  const headers = localHeaders(site.headers, policy, isSecure);
  const files = new SiteFiles(
    [
      { at: DEPLOYED_REGISTRY, folder: path.join(platform, 'registry.json') },
      { at: '/platform/', folder: platform },
      { at: '/', folder },
    ],
    site.ignore,
  );
  const sections = SECTION_WORKSPACES.map((name) => filesOf(name, root));
  const standIns: StandIns = {
    page: plainDocument(headers, sections),
    registry: () => ({ file: DEPLOYED_REGISTRY, status: 200 }),
  };
  return createSiteServer({ ...site, headers }, files, standIns, cache);
}

/** The server of one origin of the site, not yet listening. Without a cache every answer is made anew. */
export function createOriginServer(name: string, root = repository, cache?: EdgeCache, to = thisMachine(root)): Server {
  const site = siteOf(name);
  if (name === 'shell') return createShellServer(site, root, to, cache);
  const headers = localHeaders(site.headers, '', to.isSecure);
  return createSiteServer({ ...site, headers }, new SiteFiles([{ at: '/', folder: filesOf(name, root) }]));
}

/**
 * Serves one origin of the site from the repository, or from another folder with the same layout; returns its server.
 * Without `hasEdge` every answer is made anew. Throws with one clear line when it cannot.
 */
export async function serveOrigin(
  name: string,
  root = repository,
  hasEdge = true,
  port = ORIGINS[name] ?? 0,
): Promise<Server> {
  const server = createOriginServer(name, root, hasEdge ? new EdgeCache() : undefined);
  await listen(server, port, name);
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
    for (const name of Object.keys(ORIGINS)) servers.push(await serveOrigin(name));
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
