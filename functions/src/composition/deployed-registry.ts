import { parseRegistry, type RegistryFile } from '@cursiv/shared-platform';
import { fetchJson } from '../site/site-files.ts';

/** The registry as the shell's deploy brought it, without orders. Rejects when the site does not deliver it. */
export const deployedRegistry = async (origin: string): Promise<RegistryFile> =>
  parseRegistry(await fetchJson(`${origin}/platform/deployed-registry.json`));
