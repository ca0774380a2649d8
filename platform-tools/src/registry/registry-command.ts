import type { RegistryEntry } from '@cursiv/shared-platform';
import { assertRuns } from '@cursiv/shared-platform/checking';
import { EDITS } from './edits.ts';
import { placedSection } from './placed-section.ts';
import { entryOf, readRegistry, writeEntry } from './registry-file.ts';
import { type RegistryOptions, registryOptions } from './registry-options.ts';
import { status } from './status.ts';
import { switchWorker } from './worker-switch.ts';

/** The entry that a command changes; a new one has nothing yet. Throws with one clear line when there is none to change, or one already. */
function before({ section, registry }: RegistryOptions, command: string): RegistryEntry {
  const file = readRegistry(registry);
  if (command !== 'add') return entryOf(file, section);
  if (file.sections[section]) throw new Error(`the registry names ${section} already`);
  return { origin: '', owns: [] };
}

/** Carries out a command on a section's entry, if the visitors' resulting releases are complete and run. */
async function edit(name: string, options: RegistryOptions): Promise<string> {
  const { section, registry } = options;
  const command = Object.hasOwn(EDITS, name) ? EDITS[name] : undefined;
  if (!command) throw new Error(`name what to do: <section> status|${Object.keys(EDITS).join('|')}`);
  const { entry, says } = await command(options, before(options, name));
  if (!entry.disabled) await assertRuns(placedSection(options, entry), entry);
  const revision = writeEntry(registry, section, entry);
  return `${section} ${says} (registry revision ${revision}, live with the shell's next deploy)`;
}

/**
 * Runs a command on a section's entry in the registry, or on the service worker's switch; resolves to its message. Rejects with one clear line, in which
 * case nothing has changed.
 */
export async function registryCommand([workspace = '', name = '', ...args]: string[]): Promise<string> {
  if (workspace === 'worker') return switchWorker(name, args);
  const options = registryOptions(workspace, args);
  return name === 'status' ? status(options) : edit(name, options);
}
