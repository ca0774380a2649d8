// `bare-server.ts <data folder>`: the backend with the product's rules, without demo data and index check; sends its
// address to its parent.
import path from 'node:path';
import { startLocalCloud } from '../../src/server.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { url } = await startLocalCloud({
  port: 0,
  dataFolder: process.argv[2] ?? '',
  project: 'demo-test',
  firestoreRules: path.join(root, 'firestore.rules'),
  storageRules: path.join(root, 'storage.rules'),
});
process.send?.(url);
