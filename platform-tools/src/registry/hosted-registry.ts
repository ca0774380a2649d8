import path from 'node:path';

/** The file of the deployed site's registry. */
export const HOSTED_REGISTRY = path.resolve(import.meta.dirname, '../../hosted/registry.json');
