import { WebpackIntegrityGate } from '@cursiv/platform-tools/stock-section';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { buildId, federation, uniqueName } from './federation.ts';

const configuration: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: { path: `${import.meta.dirname}/build`, publicPath: 'auto', uniqueName, crossOriginLoading: 'anonymous' },
  experiments: { css: true },
  plugins: [
    new ModuleFederationPlugin(federation),
    new WebpackIntegrityGate(),
    new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(buildId) }),
  ],
};

/** The section by webpack. */
export default configuration;
