import { scope } from './worker-scope.ts';

/** Everything that the worker and the pages of this site keep for a time without a connection. */
const OURS = /^cursiv-/;

/** Whether the registry switches the worker off; without a connection it says nothing. */
export async function isSwitchedOff(): Promise<boolean> {
  try {
    const response = await fetch('/platform/registry.json', { cache: 'no-cache' });
    const registry = response.ok ? ((await response.json()) as { worker?: unknown } | null) : undefined;
    return registry?.worker === 'off';
  } catch {
    return false;
  }
}

/** Removes the worker and everything that is kept, if the registry says so. */
export async function obeySwitch(): Promise<void> {
  if (!(await isSwitchedOff())) return;
  await scope.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OURS.test(name)).map((name) => caches.delete(name)));
}
