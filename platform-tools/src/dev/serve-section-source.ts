import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { USED_NAMES } from '../bundling/provided/used-names.ts';
import { behindHostCheck } from './behind-host-check.ts';
import { sectionId, sourceOrigin } from './development-ports.ts';
import { readBuilt } from './read-built.ts';
import { SOURCE_BUILD, sourcePointer, sourceRelease } from './source-release.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A section's build configuration, for files kept in memory under the address they are served from. */
async function configuration(section: string, publicPath: string): Promise<Configuration> {
  const { default: config } = (await import(path.join(root, section, 'rspack.config.ts'))) as {
    default: Configuration;
  };
  return { ...config, infrastructureLogging: { level: 'error' }, output: { ...config.output, publicPath } };
}

/** Serves a section from its source; changes reach open pages, which keep their state. Returns a function that stops it. */
export async function serveSectionSource(section: string): Promise<() => Promise<void>> {
  const origin = sourceOrigin(section);
  const config = await configuration(section, `${origin}/r/${SOURCE_BUILD}/`);
  const compiler = rspack(config);
  const id = sectionId(section);
  const folder = path.join(root, section);

  const server: RspackDevServer = new RspackDevServer(
    {
      host: 'localhost',
      port: Number(new URL(origin).port),
      hot: true,
      allowedHosts: 'auto',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
      client: { webSocketURL: `${origin.replace('http', 'ws')}/ws`, overlay: false, logging: 'error' },
      devMiddleware: { publicPath: `/r/${SOURCE_BUILD}/`, stats: 'errors-only' },
      static: false,
      setupMiddlewares: (middlewares) => {
        const read = (file: string) => readBuilt(server.middleware, path.join(folder, 'build', file));
        const release = async () =>
          sourceRelease(folder, id, { manifest: await read('mf-manifest.json'), usedNames: await read(USED_NAMES) });
        return behindHostCheck(middlewares, {
          name: 'cursiv-release',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            const { pathname } = new URL(request.url ?? '/', origin);
            if (pathname !== '/current.json' && pathname !== `/r/${SOURCE_BUILD}/release.json`) return next();
            response.setHeader('Access-Control-Allow-Origin', '*');
            response.setHeader('Cache-Control', 'no-cache');
            response.setHeader('Content-Type', 'application/json');
            release().then(
              (file) => response.end(pathname === '/current.json' ? sourcePointer(id, file) : file),
              (error: unknown) => {
                response.statusCode = 503;
                response.end(String(error));
              },
            );
          },
        });
      },
    },
    compiler,
  );
  await server.start();
  return () => server.stop();
}
