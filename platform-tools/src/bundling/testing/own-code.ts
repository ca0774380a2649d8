// `node own-code.ts <module> [<package>…]`: builds a module with its folder and the packages named, and takes everything else from others, as pages do.
// Prints as JSON how many bytes that is as it is sent, and from which packages the rest is taken.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';

const [entry = '', ...own] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-own-code-'));
const taken = new Set<string>();
const isOwn = (request: string) => !request.endsWith('.css') && (/^[./]/.test(request) || own.includes(request));
const compiler = rspack({
  mode: 'production',
  target: ['web', 'es2023'],
  devtool: false,
  entry: path.resolve(entry),
  output: { path: folder, filename: 'own.js', library: { name: 'own', type: 'var' } },
  externals: async ({ request = '' }) => {
    if (isOwn(request)) return undefined;
    taken.add(request);
    return `var taken${taken.size}`;
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
});
compiler.run((failure, stats) => {
  if (failure || stats?.hasErrors()) throw failure ?? new Error(stats?.toString({ all: false, errors: true }));
  const bytes = brotliCompressSync(readFileSync(path.join(folder, 'own.js'))).length;
  rmSync(folder, { recursive: true });
  console.log(JSON.stringify({ bytes, taken: [...taken].toSorted() }));
});
