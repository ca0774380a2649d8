import { defineConfig } from '@playwright/test';
import type { FirestoreVariant } from './firestore-story.ts';

const CACHES = ['memory', 'persistent'] as const;
const TRANSPORTS = ['streaming', 'long-polling'] as const;

const isGoogle = process.env.SDK_BACKEND === 'google';

const firestore = CACHES.flatMap((cache) =>
  TRANSPORTS.map((transport) => ({
    name: `firestore, ${cache} cache, ${transport}`,
    testDir: './firestore',
    use: { cache, transport },
  })),
);

/** The product's calls of the web SDK, tested on a backend: local-cloud, or for Firestore Google's own emulator. */
export default defineConfig<FirestoreVariant>({
  outputDir: '../../../test-results/sdk',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  projects: isGoogle ? firestore : [{ name: 'services', testDir: './services' }, ...firestore],
  use: {
    locale: 'ro-RO',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
