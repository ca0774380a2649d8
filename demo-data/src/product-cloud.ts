import path from 'node:path';
import { type LocalCloud, startLocalCloud } from '@cursiv/local-cloud';

const root = path.resolve(import.meta.dirname, '../..');

/** The default data folder of the product's own backend. */
export const DEFAULT_DATA_FOLDER = path.join(root, '.local-cloud');

/** Starts the backend with the product's rules and functions; `fresh` deletes the folder's data, once the port is ours. */
export function startProductCloud(port: number, dataFolder: string, fresh: boolean): Promise<LocalCloud> {
  return startLocalCloud({
    port,
    dataFolder,
    fresh,
    project: 'demo-cursiv',
    firestoreRules: path.join(root, 'firestore.rules'),
    firestoreIndexes: path.join(root, 'firestore.indexes.json'),
    storageRules: path.join(root, 'storage.rules'),
    functionsEntry: path.join(root, 'functions/src/index.ts'),
    seed: async (cloud) => (await import('./seed-cloud.ts')).seedCloud(cloud),
  });
}
