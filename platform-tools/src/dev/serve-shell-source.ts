import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ORIGINS } from '../serve/site.ts';
import { behindHostCheck } from './behind-host-check.ts';
import { type Deployment, originsOf } from './deployment.ts';
import { developmentDocument } from './development-document.ts';
import { readBuilt } from './read-built.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ORIGIN = `http://localhost:${ORIGINS.shell}`;

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}

/**
 * Serves the shell from its source instead of a deployment's; takes the `developed` sections from their source. Returns
 * a function that stops it.
 */
export async function serveShellSource(
  deployment: Deployment,
  developed: readonly string[],
): Promise<() => Promise<void>> {
  const { default: config } = (await import(path.join(root, 'shell/rspack.config.ts'))) as { default: Configuration };
  const { payload } = deployment;
  const fixed: Record<string, string> = {
    '/platform/registry.json': deployment.registry,
    '/platform/deployed-registry.json': deployment.registry,
    '/platform/config.json': deployment.config,
    '/builds/latest.json': '{"id":"dev","timestamp":0}',
  };
  const server: RspackDevServer = new RspackDevServer(
    {
      host: 'localhost',
      port: ORIGINS.shell ?? 0,
      hot: true,
      allowedHosts: 'auto',
      client: { webSocketURL: `${ORIGIN.replace('http', 'ws')}/ws`, overlay: false, logging: 'error' },
      devMiddleware: { stats: 'errors-only' },
      static: false,
      proxy: [
        {
          pathFilter: '/payload',
          target: payload.target,
          changeOrigin: true,
          pathRewrite: (address: string) => payload.path + address,
        },
      ],
      setupMiddlewares: (middlewares) => {
        const answerFixed = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const { pathname } = new URL(request.url ?? '/', ORIGIN);
          const text = Object.hasOwn(fixed, pathname) ? fixed[pathname] : undefined;
          return text === undefined ? next() : send(response, 'application/json', text);
        };
        const answerPage = async (_request: IncomingMessage, response: ServerResponse) => {
          const document = await readBuilt(server.middleware, path.join(root, 'shell/build/document.html'));
          const { html, policy } = developmentDocument(document, originsOf(deployment), developed);
          response.setHeader('Content-Security-Policy', policy);
          send(response, 'text/html', html);
        };
        return [
          ...behindHostCheck(middlewares, { name: 'cursiv-platform', middleware: answerFixed }),
          { name: 'cursiv-page', middleware: answerPage },
        ];
      },
    },
    rspack({ ...config, infrastructureLogging: { level: 'error' } }),
  );
  await server.start();
  return () => server.stop();
}
