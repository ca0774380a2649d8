// The site's origins in a process of their own, so that what they use can be told from the rest. Messages: `{ down }` and `{ up }` with
// the name of an origin.
import type { Server } from 'node:http';
import { ORIGINS, serveOrigin } from '../../../serve/site.ts';

const servers = new Map<string, Server>();
for (const name of Object.keys(ORIGINS)) servers.set(name, await serveOrigin(name));

process.on('message', async ({ down, up }: { down?: string; up?: string }) => {
  if (down !== undefined) {
    servers.get(down)?.close();
    servers.get(down)?.closeAllConnections();
  }
  if (up !== undefined) servers.set(up, await serveOrigin(up));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
