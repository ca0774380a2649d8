import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { listen } from './listen.ts';
import { createSectionServer } from './serve-section.ts';
import { createShellServer } from './serve-shell.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The origins of the site on this machine; each section stands alone on its own. */
export const ORIGINS = {
  shell: 3000,
  'mf-public': 3001,
  'mf-dashboard': 3002,
  'mf-admin': 3003,
} as const;
export type Origin = keyof typeof ORIGINS;

const SECTIONS = ['mf-public', 'mf-dashboard', 'mf-admin'] as const satisfies Origin[];
const buildFolder = (name: Origin) => path.join(root, name, 'dist');

/** Throws with one clear line when something to serve has not been built. */
export function assertBuilt(): void {
  for (const name of Object.keys(ORIGINS) as Origin[]) {
    const entry = path.join(buildFolder(name), name === 'shell' ? 'index.html' : 'current.json');
    if (!existsSync(entry)) throw new Error(`${name} has no build. Run: npm run build`);
  }
}

const createOriginServer = (name: Origin): Server =>
  name === 'shell'
    ? createShellServer(buildFolder(name), path.join(root, 'platform-tools/local'), SECTIONS.map(buildFolder))
    : createSectionServer(buildFolder(name));

/** Serves one origin of the site; returns its server. Throws with one clear line when it cannot. */
export async function serveOrigin(name: Origin): Promise<Server> {
  const server = createOriginServer(name);
  await listen(server, ORIGINS[name], name);
  return server;
}

/** Serves all origins of the site; returns how to stop them. */
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
