import { parseRegistry, type RegistryEntry, type SectionId } from '@cursiv/shared-platform';
import type { FileSource } from './file-source.ts';

/** What the registry of a live shell says about a section; undefined for a shell's folder, which gets its registry only as it is deployed. */
export async function registeredEntry(shell: FileSource, section: SectionId): Promise<RegistryEntry | undefined> {
  const bytes = await shell.read('platform/registry.json');
  return bytes && parseRegistry(JSON.parse(new TextDecoder().decode(bytes))).sections[section];
}
