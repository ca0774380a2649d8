import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LocalCloud, startLocalCloud } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The default data folder of the product's own backend. */
export const DEFAULT_DATA_FOLDER = path.join(root, '.local-cloud');

/** Starts the backend with the product's rules and functions; `fresh` deletes the folder's data, once the port is ours. */
export function startProductCloud(port: number, dataFolder: string, fresh: boolean): Promise<LocalCloud> {
  const functionsEntry = path.join(root, 'functions/src/index.ts');
  return startLocalCloud({
    port,
    dataFolder,
    fresh,
    project: 'demo-cursiv',
    firestoreRules: path.join(root, 'firestore.rules'),
    firestoreIndexes: path.join(root, 'firestore.indexes.json'),
    storageRules: path.join(root, 'storage.rules'),
    ...(existsSync(functionsEntry) ? { functionsEntry } : {}),
    seed: async (cloud) => (await import('./seed/seed-cloud.ts')).seedCloud(cloud),
  });
}
