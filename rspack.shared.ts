import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  CopyRspackPlugin,
  DefinePlugin,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  type RuleSetRule,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { CompiledAhead } from './platform-tools/src/bundling/compiled-ahead.ts';
import { PageFiles, SECTION_LISTS, SHELL_LISTS } from './platform-tools/src/bundling/first-view/page-files.ts';
import { IntegrityGate } from './platform-tools/src/bundling/integrity/integrity-gate.ts';
import { BundleFence } from './platform-tools/src/bundling/provided/bundle-fence.ts';
import {
  ON_DEMAND,
  PROVIDED,
  providedPackages,
  takenFromShell,
} from './platform-tools/src/bundling/provided/provided-packages.ts';
import { UsedNames } from './platform-tools/src/bundling/provided/used-names.ts';
import { sectionRuntime } from './platform-tools/src/bundling/replaced/section-runtime.ts';
import { withoutInstrumentation } from './platform-tools/src/bundling/replaced/without-instrumentation.ts';
import { withoutPipelines } from './platform-tools/src/bundling/replaced/without-pipelines.ts';

/** Code that is worked on keeps its state while it changes; what visitors get is built once. */
const isDevelopment = process.env.NODE_ENV === 'development';
const mode = isDevelopment ? 'development' : 'production';
const browsers = ['chrome >= 118', 'edge >= 118', 'firefox >= 121', 'safari >= 17.4'];

/** Source of the packages that only the shell may hold, and of the rooms that no browser bundle may. */
const SHELL_ONLY = '/node_modules/(react|react-dom|react-router|i18next|zustand|firebase|@firebase/[^/]+)/';
const otherRooms = (own: string) => `/(?!${own}/)(mf-[^/]+|shell|functions|local-cloud|demo-data)/src/`;

/** Id of this build: the hash that turbo computed of everything it is made from; `dev` outside of turbo. */
const buildId = process.env.TURBO_HASH ?? 'dev';

/** What the code knows of its build. */
const constants = { __BUILD_ID__: JSON.stringify(buildId) };

/** What the shell's code knows beside: what it provides, with the names that it cannot see in its own code. */
function shellConstants() {
  const provides = Object.entries(providedPackages()).map(([name, { names, ...rest }]) => [
    name,
    ON_DEMAND.includes(name) ? { ...rest, names } : rest,
  ]);
  return { ...constants, __PROVIDES__: JSON.stringify(Object.fromEntries(provides)) };
}

/** A script or style that has not arrived within this time counts as failed. */
const CHUNK_TIME_OUT_MS = 10_000;

/**
 * What the bundler may put into chunks that several others load. Left out is what is taken from the shell: it has no code, so that its
 * chunks would be empty, equally large, and ordered by the folder that the build is made in.
 */
const SPLIT = { type: /^(javascript|css|asset|json)/, reuseExistingChunk: true };

/** In milliseconds: a file that has been quiet for so long is whole. */
const WHOLE_FILE_MS = 100;

/** A file that changes while it is worked on keeps its name, so that its newer version is found. */
const named = (extension: string) => (isDevelopment ? `[name]${extension}` : `[name].[contenthash:8]${extension}`);

/**
 * Chunks meet in pages in different orders, and with them the styles of shared parts. That decides nothing: they lie in a layer below that of
 * pages (`styles.test.ts`). Of two styles of one section it might, so that those are still told.
 */
const ORDER_OF_SHARED_STYLES = /Conflicting order between .*shared-ui\/src\//;

const REDUCED_FONT = path.join(import.meta.dirname, 'platform-tools/src/bundling/fonts/reduced-font-loader.ts');

/** A font as it is, or reduced to what its address asks for; one with fewer letters has their name before its own. */
const FONTS: RuleSetRule = {
  type: 'asset/resource',
  oneOf: [
    {
      resourceQuery: /letters=romanian/,
      use: REDUCED_FONT,
      generator: { filename: 'assets/romanian-[name].[contenthash:8][ext]' },
    },
    { resourceQuery: /weight=/, use: REDUCED_FONT },
    {},
  ],
};

// Advice of libraries to their developers, which visitors need not load: of i18next, and of React Router by the name the bundler gives it.
const LIBRARY_WARNINGS = ['this.logger.warn', 'this.logger.deprecate', 'history_warning'];

function common(folder: string): Configuration {
  return {
    context: folder,
    mode,
    target: ['web', 'es2023'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    // An editor may empty a file before it fills it: what is built in between has no update for open pages, which would load anew.
    watchOptions: { aggregateTimeout: WHOLE_FILE_MS },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
            },
            env: { targets: browsers },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png)$/, type: 'asset/resource' },
        { test: /\.woff2$/, ...FONTS },
      ],
      generator: { 'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:base64:6]' } },
    },
    optimization: {
      moduleIds: 'natural',
      splitChunks: {
        // In bytes before they are made small. Of less, a copy in each of two pages costs less than another file for both.
        minSize: 45_000,
        cacheGroups: {
          default: { ...SPLIT, minChunks: 2, priority: -20 },
          defaultVendors: { ...SPLIT, test: /[\\/]node_modules[\\/]/, priority: -10 },
        },
      },
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 2, pure_funcs: LIBRARY_WARNINGS } },
        }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [isDevelopment ? new ReactRefreshRspackPlugin() : new CompiledAhead()],
    performance: { hints: false },
    ignoreWarnings: [ORDER_OF_SHARED_STYLES],
  };
}

/** Build of the shell: provides the shared packages, knows no section and no address at build time. */
export function defineHost(folder: string): Configuration {
  const base = common(folder);
  return {
    ...base,
    entry: { shell: './src/main.tsx' },
    output: {
      path: path.join(folder, 'build'),
      filename: `assets/${named('.js')}`,
      cssFilename: `assets/${named('.css')}`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIME_OUT_MS,
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new DefinePlugin(shellConstants()),
      new BundleFence(new RegExp(otherRooms('shell'))),
      new PageFiles(SHELL_LISTS),
      withoutPipelines(),
      withoutInstrumentation(),
      // What is asked for by name: the web manifest, icons, the social image.
      new CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new HtmlRspackPlugin({
        template: './src/index.html',
        // No index file: a host would answer `/` with it, past the function that makes pages.
        filename: 'document.html',
        favicon: '../shared-ui/src/brand/favicon.svg',
        // The template says where the files stand.
        inject: false,
        minify: false,
      }),
    ],
  };
}

/** Build of the shell's service worker: one file with a name that stays, beside the document. */
export function defineWorker(folder: string): Configuration {
  return {
    ...common(folder),
    target: ['webworker', 'es2023'],
    entry: { sw: './src/worker/main.ts' },
    output: { path: path.join(folder, 'build'), filename: '[name].js', uniqueName: 'worker' },
    plugins: [],
  };
}

/** Build of a section: one exposed module, none of the provided packages inside, everything under the folder of this build. */
export function defineRemote(folder: string): Configuration {
  const name = path.basename(folder).replace('-', '_');
  // Read by the federation plugin: two builds of a section must never be taken for one.
  process.env.MF_BUILD_VERSION = buildId;
  const base = common(folder);
  return {
    ...base,
    entry: {},
    output: {
      path: path.join(folder, 'build'),
      filename: named('.js'),
      chunkFilename: named('.js'),
      cssFilename: named('.css'),
      cssChunkFilename: named('.css'),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      uniqueName: `${name}_${buildId}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIME_OUT_MS,
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './section': './src/section.ts' },
        shared: takenFromShell(),
        dts: false,
        manifest: true,
        experiments: { asyncStartup: true },
      }),
      sectionRuntime(),
      ...(isDevelopment ? [] : [new IntegrityGate()]),
      new BundleFence(new RegExp(`${SHELL_ONLY}|${otherRooms(path.basename(folder))}`)),
      new DefinePlugin(constants),
      new PageFiles(SECTION_LISTS),
      new UsedNames(providedPackages()),
    ],
  };
}

/**
 * The same code for the server: one CommonJS file that names classes as the browser's build does and emits no styles. It uses
 * nothing of Node, so that it can be evaluated with a `require` that knows only what it is given.
 */
function serverBundle(folder: string, output: { path: string; uniqueName: string }, entry: string): Configuration {
  const base = common(folder);
  return {
    ...base,
    target: ['webworker', 'es2023'],
    entry: { server: entry },
    output: { ...output, filename: '[name].[contenthash:8].js', publicPath: '/', library: { type: 'commonjs2' } },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: {
        'css/auto': { ...base.module?.generator?.['css/auto'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    plugins: [new DefinePlugin(constants)],
  };
}

const required = (requests: readonly string[]) =>
  Object.fromEntries(requests.map((request) => [request, `commonjs ${request}`]));

/** Build of the shell for the server, beside that for browsers; the services of Firebase are not for it. */
export function defineHostServer(folder: string): Configuration {
  const output = { path: path.join(folder, 'build/assets'), uniqueName: 'shell' };
  const bundle = serverBundle(folder, output, './src/server/main.ts');
  return { ...bundle, externals: required(ON_DEMAND), plugins: [new DefinePlugin(shellConstants())] };
}

/** Build of a section for the server, beside that for browsers; it requires what the shell provides. */
export function defineRemoteServer(folder: string): Configuration {
  const uniqueName = `${path.basename(folder).replace('-', '_')}_${buildId}`;
  const output = { path: path.join(folder, 'build/server'), uniqueName };
  return { ...serverBundle(folder, output, './src/section.ts'), externals: required(PROVIDED) };
}
