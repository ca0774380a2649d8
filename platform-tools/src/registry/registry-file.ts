import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseRegistry, type RegistryEntry, type RegistryFile } from '@cursiv/shared-platform';
import { formattedJson } from '../formatted-json.ts';

/** The registry in a file. Throws with one clear line when there is none. */
export function readRegistry(file: string): RegistryFile {
  if (!existsSync(file)) throw new Error(`there is no registry at ${file}`);
  return parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
}

/** What a registry says about a section. Throws with one clear line when it does not name the section. */
export function entryOf({ sections }: RegistryFile, section: string): RegistryEntry {
  const entry = sections[section];
  if (!entry) throw new Error(`the registry does not name ${section}, only ${Object.keys(sections).join(', ')}`);
  return entry;
}

/**
 * Replaces a section's entry in one step and increases the revision; returns the new one. Throws when browsers would
 * refuse the result.
 */
export const writeEntry = (file: string, section: string, entry: RegistryEntry): number =>
  changeRegistry(file, ({ sections, ...rest }) => ({ ...rest, sections: { ...sections, [section]: entry } }));

/** Changes the registry in one step and increases the revision; returns the new one. Throws when browsers would refuse the result. */
export function changeRegistry(file: string, change: (registry: RegistryFile) => RegistryFile): number {
  const before = readRegistry(file);
  const text = formattedJson({ ...change(before), revision: before.revision + 1 });
  parseRegistry(JSON.parse(text));
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
  return before.revision + 1;
}
