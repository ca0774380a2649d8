import type { Configuration } from '@rspack/core';

/** Bundles our own code into one file, as it is deployed; third-party packages are installed there by name. */
export default {
  mode: 'production',
  target: 'node24',
  context: import.meta.dirname,
  entry: './src/main.ts',
  output: {
    path: `${import.meta.dirname}/dist`,
    filename: 'index.js',
    library: { type: 'module' },
    module: true,
    clean: true,
  },
  externalsType: 'module',
  externals: [
    ({ request }, callback) =>
      /^(@cursiv\/|[./]|zod)/.test(request ?? '') ? callback() : callback(undefined, request),
  ],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: { node: '24' } } },
      },
    ],
  },
  optimization: { minimize: false },
} satisfies Configuration;
