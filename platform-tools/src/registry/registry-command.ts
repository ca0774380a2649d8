import { EDITS } from './edits.ts';
import { readRegistry, writeEntry } from './registry-file.ts';
import { type RegistryOptions, registryOptions } from './registry-options.ts';
import { status } from './status.ts';
import { assertRuns } from './visitors-releases.ts';

/** Carries out a command on a section's entry, if the visitors' resulting releases are complete and run. */
async function edit(name: string, options: RegistryOptions): Promise<string> {
  const { section, registry } = options;
  const command = Object.hasOwn(EDITS, name) ? EDITS[name] : undefined;
  if (!command) throw new Error(`name what to do: <section> status|${Object.keys(EDITS).join('|')}`);
  const { entry, says } = await command(options, readRegistry(registry).sections[section]);
  if (!entry.disabled) await assertRuns(options, entry);
  const revision = writeEntry(registry, section, entry);
  return `${section} ${says} (registry revision ${revision}, live with the shell's next deploy)`;
}

/**
 * Runs a command on a section's entry in the registry; resolves to its message. Rejects with one clear line, in which
 * case nothing has changed.
 */
export async function registryCommand([workspace = '', name = '', ...args]: string[]): Promise<string> {
  const options = registryOptions(workspace, args);
  return name === 'status' ? status(options) : edit(name, options);
}
