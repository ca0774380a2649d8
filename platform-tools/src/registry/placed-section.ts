import type { RegistryEntry } from '@cursiv/shared-platform';
import type { PlacedSection } from '@cursiv/shared-platform/checking';
import { fileSource } from '../release/sources/file-source.ts';
import { readRegistry } from './registry-file.ts';
import type { RegistryOptions } from './registry-options.ts';

/** Where a command's section and shell lie. Throws with one clear line when there is no registry. */
export const placedSection = (
  { section, site, shell, registry }: RegistryOptions,
  { origin }: RegistryEntry,
): PlacedSection => ({
  section,
  site: fileSource(site ?? origin),
  shell: fileSource(shell),
  sections: readRegistry(registry).sections,
});
