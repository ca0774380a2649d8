import { parseArgs } from 'node:util';
import { HOSTED_REGISTRY } from './hosted-registry.ts';
import { changeRegistry } from './registry-file.ts';

/** Switches the site's service worker off or on; returns what it did. Throws with one clear line when it is neither. */
export function switchWorker(to: string, args: string[]): string {
  if (to !== 'off' && to !== 'on') throw new Error('say whether the service worker is off or on: worker off|on');
  const { values } = parseArgs({
    args,
    // The rest is for sections.
    strict: false,
    options: { registry: { type: 'string', default: HOSTED_REGISTRY } },
  });
  const revision = changeRegistry(String(values.registry), ({ worker: _before, ...registry }) =>
    to === 'off' ? { ...registry, worker: 'off' } : registry,
  );
  return `the service worker is ${to} (registry revision ${revision}, live with the shell's next deploy)`;
}
