import type { Config } from 'jest';

// These packages ship ES modules only; Jest runs CommonJS, so they pass through the same compiler as our own code.
const esmPackages = [
  'react-router',
  '@remix-run/.*',
  'i18next',
  'firebase',
  '@firebase/.*',
  'react-aria-components',
  'react-aria',
  'react-stately',
  '@react-aria/.*',
  '@react-stately/.*',
  '@internationalized/.*',
  'zod',
  'lucide-react',
  're2js',
  'jose',
  'cookie-es',
  'markdown-to-jsx',
  'qr',
  'p-limit',
  'yocto-queue',
];

const common = {
  rootDir: '.',
  transform: { '^.+\\.(t|j|mj)sx?$': '<rootDir>/platform-tools/src/jest/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|woff2|svg)$': '<rootDir>/platform-tools/src/jest/empty-module.cjs',
    '^fast-check$': '<rootDir>/platform-tools/src/jest/fast-check.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/build/'],
  // The constants that the bundler writes into a build.
  globals: { __BUILD_ID__: 'test', __PROVIDES__: {} },
} satisfies Config;

const nodeRooms = ['shared-domain', 'shared-platform', 'functions', 'local-cloud', 'demo-data', 'platform-tools'];
const browserRooms = [
  'shared-router',
  'shared-i18n',
  'shared-firebase',
  'shared-data',
  'shared-auth',
  'shared-ui',
  'shell',
  'mf-*',
];

export default {
  // Speed is shown by `npm run bench`: a busy machine fails no test.
  testTimeout: 60_000,
  // The temporary folder of a run goes with the run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // The default leaves one of two cores idle.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/platform-tools/src/jest/setup-node.ts'],
      testMatch: nodeRooms.map((room) => `<rootDir>/${room}/**/*.test.ts`),
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/platform-tools/src/jest/browser-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['browser'] },
      setupFilesAfterEnv: ['<rootDir>/platform-tools/src/jest/setup-browser.ts'],
      testMatch: browserRooms.map((room) => `<rootDir>/${room}/**/*.test.{ts,tsx}`),
    },
  ],
} satisfies Config;
