import { EDITS } from './edits.ts';
import { readRegistry, writeEntry } from './registry-file.ts';
import { type RegistryOptions, registryOptions } from './registry-options.ts';
import { status } from './status.ts';
import { assertRuns } from './visitors-releases.ts';

/** Does what a command says to a section's entry, when what visitors then get is whole and runs. */
async function edit(name: string, options: RegistryOptions): Promise<string> {
  const { section, registry } = options;
  const command = Object.hasOwn(EDITS, name) ? EDITS[name] : undefined;
  if (!command) throw new Error(`name what to do: <section> status|${Object.keys(EDITS).join('|')}`);
  const { entry, says } = await command(options, readRegistry(registry).sections[section]);
  if (!entry.disabled) await assertRuns(options, entry);
  const revision = writeEntry(registry, section, entry);
  return `${section} ${says} (registry revision ${revision}, live with the shell's next deploy)`;
}

/** Runs a command on a section's entry in the registry; resolves to what it did. Rejects with one clear line, and nothing has changed then. */
export async function registryCommand([workspace = '', name = '', ...args]: string[]): Promise<string> {
  const options = registryOptions(workspace, args);
  return name === 'status' ? status(options) : edit(name, options);
}
