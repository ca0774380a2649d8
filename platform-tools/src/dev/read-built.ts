import type { RspackDevServer } from '@rspack/dev-server';

/** A file of the newest build, which a development server keeps in memory. Rejects when the build has none. */
export async function readBuilt(middleware: RspackDevServer['middleware'], file: string): Promise<string> {
  if (!middleware) throw new Error('the development server has not started');
  await new Promise((resolve) => middleware.waitUntilValid(resolve));
  return new Promise((resolve, reject) => {
    middleware.context.outputFileSystem.readFile?.(file, (error, data) =>
      error ? reject(error) : resolve(String(data)),
    );
  });
}
