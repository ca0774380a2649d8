import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseRegistry, type RegistryEntry, type RegistryFile, type SectionId } from '@cursiv/shared-platform';

/** Lists that fit on a line stay on one, as the formatter writes them. */
const formatted = (registry: RegistryFile) =>
  `${JSON.stringify(registry, null, 2).replaceAll(/\[\s+([^[\]{}]{1,80}?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`)}\n`;

/** The registry in a file. Throws with one clear line when there is none. */
export function readRegistry(file: string): RegistryFile {
  if (!existsSync(file)) throw new Error(`there is no registry at ${file}`);
  return parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Replaces a section's entry in one step and increases the revision; returns the new one. Throws when browsers would
 * refuse the result.
 */
export function writeEntry(file: string, section: SectionId, entry: RegistryEntry): number {
  const before = readRegistry(file);
  const text = formatted({
    ...before,
    revision: before.revision + 1,
    sections: { ...before.sections, [section]: entry },
  });
  parseRegistry(JSON.parse(text));
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
  return before.revision + 1;
}
