import path from 'node:path';
import { parseArgs } from 'node:util';
import { sectionNamed } from '../release/release-options.ts';
import { HOSTED_REGISTRY } from './hosted-registry.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The options of every registry command. */
export interface RegistryOptions {
  section: string;
  /** The build, version or origin that the command names; undefined if none. */
  value: string | undefined;
  /** The path prefixes that the command names. */
  owns: string[];
  /** The registry's file. */
  registry: string;
  /** Folder or live origin of the section's site; undefined for the origin in the registry. */
  site: string | undefined;
  /** Live origin or folder of the shell that the section runs in. */
  shell: string;
  /** The message for visitors of a section that is switched off. */
  ro: string | undefined;
  en: string | undefined;
}

/** Parses the arguments after the names of section and command. Throws with one clear line when they are invalid. */
export function registryOptions(workspace: string, args: string[]): RegistryOptions {
  const section = sectionNamed(workspace);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      registry: { type: 'string', default: HOSTED_REGISTRY },
      site: { type: 'string' },
      shell: { type: 'string', default: path.join(root, 'shell/dist') },
      owns: { type: 'string', default: '' },
      ro: { type: 'string' },
      en: { type: 'string' },
    },
  });
  const [value, ...others] = positionals;
  if (others.length > 0) throw new Error(`${others.join(' ')} is too much: put texts in quotes`);
  return {
    section,
    value,
    owns: values.owns.split(',').filter(Boolean),
    registry: values.registry,
    site: values.site,
    shell: values.shell,
    ro: values.ro,
    en: values.en,
  };
}
