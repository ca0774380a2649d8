import { IntegrityGate } from '@cursiv/platform-tools/stock-section';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, DefinePlugin } from '@rspack/core';
import { buildId, federation, uniqueName } from './federation.ts';

const configuration: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: { path: `${import.meta.dirname}/build`, publicPath: 'auto', uniqueName, crossOriginLoading: 'anonymous' },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' } } },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin(federation),
    new IntegrityGate(),
    new DefinePlugin({ __BUILD_ID__: JSON.stringify(buildId) }),
  ],
};

/** The section by Rspack. */
export default configuration;
