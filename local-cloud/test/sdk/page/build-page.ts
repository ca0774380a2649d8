import path from 'node:path';
import { rspack } from '@rspack/core';

/** The built script of the page. */
export const PAGE_SCRIPT = path.join(import.meta.dirname, '../dist/sdk.js');

/** Bundles the page with the installed web SDK, as the product's own builds do. Throws the first error. */
export function buildPage(): Promise<void> {
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    entry: path.join(import.meta.dirname, 'sdk.ts'),
    output: { path: path.dirname(PAGE_SCRIPT), filename: path.basename(PAGE_SCRIPT) },
    resolve: { conditionNames: ['browser', 'import', 'default'] },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [problem] = stats?.toJson({ all: false, errors: true }).errors ?? [];
      if (error ?? problem) reject(error ?? new Error(problem?.message));
      else compiler.close(() => resolve());
    });
  });
}
