// `npm run host`: the site for a school, on one machine, behind a proxy that speaks https (docs/self-host.md).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EdgeCache } from '../serve/edge/edge-cache.ts';
import { assertBuilt, createOriginServer, SECTION_WORKSPACES } from '../serve/site.ts';
import { CLOUD, originOf, writePlatform } from './addresses.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { createGateway } from './gateway.ts';

/** Where the backend listens, for programs of this machine alone and for what the gateway passes on. */
const PORTS = { operator: 3010, strangers: 3012 };
const BACKEND = path.resolve(import.meta.dirname, '../../../demo-data/src/self-hosted/main.ts');
/** How long running requests may take when the site is stopped, in milliseconds. */
const PATIENCE_MS = 5_000;

const log = (severity: string, message: string) =>
  console.log(JSON.stringify({ severity, message, time: new Date().toISOString() }));

async function startBackend({ siteOrigin, dataFolder, smtpUrl, mailFrom, port }: Configuration): Promise<ChildProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_ORIGIN: siteOrigin,
    SITE_INSIDE: `http://127.0.0.1:${port}`,
    FILES_ORIGIN: originOf(siteOrigin, CLOUD),
    DATA_FOLDER: dataFolder,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    OPERATOR_PORT: String(PORTS.operator),
    STRANGERS_PORT: String(PORTS.strangers),
  };
  // The bound on the server's memory would cost the backend a fifth of its processor.
  const child = fork(BACKEND, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The backend ended before it was ready.')));
  await Promise.race([once(child, 'message'), ended]);
  return child;
}

/** Serves the site's origins behind one server, for addresses that the configuration names. */
function serve({ siteOrigin, proxies }: Configuration, platform: string): Server {
  writePlatform(platform, siteOrigin);
  const to = { platform, isSecure: siteOrigin.startsWith('https:') };
  const hostOf = (part: string) => new URL(part === 'shell' ? siteOrigin : originOf(siteOrigin, part)).host;
  const sites = ['shell', ...SECTION_WORKSPACES].map((part) => {
    const cache = part === 'shell' ? new EdgeCache() : undefined;
    return [hostOf(part), createOriginServer(part, undefined, cache, to)] as const;
  });
  const cloud = { host: hostOf(CLOUD), port: PORTS.strangers };
  return createGateway({ siteOrigin, sites: new Map(sites), cloud, proxies });
}

/** Lets running requests end, then the backend, which then closes its databases. */
async function stop(gateway: Server, backend: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => gateway.close(resolve));
  const idle = setInterval(() => gateway.closeIdleConnections(), 100);
  const cut = setTimeout(() => gateway.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
  backend.kill('SIGTERM');
}

async function start(configuration: Configuration): Promise<void> {
  const { siteOrigin, listen, port } = configuration;
  assertBuilt();
  const platform = mkdtempSync(path.join(tmpdir(), 'cursiv-platform-'));
  process.once('exit', () => rmSync(platform, { recursive: true, force: true }));
  const gateway = serve(configuration, platform);
  const backend = await startBackend(configuration);
  backend.once('exit', (code) => {
    log(code === 0 ? 'INFO' : 'ERROR', `The backend ended (${code}).`);
    process.exit(code ?? 1);
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(gateway, backend));
  gateway.listen(port, listen);
  await once(gateway, 'listening');
  log('INFO', `Cursiv is ready at ${listen}:${port} for ${siteOrigin}`);
}

const configuration = readConfiguration(process.env);
if ('problems' in configuration) {
  for (const problem of configuration.problems) log('CRITICAL', problem);
  process.exitCode = 1;
} else {
  start(configuration).catch((error: Error) => {
    log('CRITICAL', error.message);
    process.exit(1);
  });
}
