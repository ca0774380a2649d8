import { readFileSync } from 'node:fs';
import { parseRegistry, type RegistryFile } from '@cursiv/shared-platform';
import type { ReleaseOptions } from '../release-options.ts';
import { fileSource } from './file-source.ts';

/** What the registry of a live shell says about its sections; a shell's folder, which gets its registry only as it is deployed, has the named one. */
export async function registeredSections({
  shell,
  registry,
}: Pick<ReleaseOptions, 'shell' | 'registry'>): Promise<RegistryFile['sections']> {
  const own = await fileSource(shell).read('platform/registry.json');
  return parseRegistry(JSON.parse(own ? new TextDecoder().decode(own) : readFileSync(registry, 'utf8'))).sections;
}
