import { compileFunction } from 'node:vm';
import type { PackageNames } from '@cursiv/shared-platform';

interface ServerModule {
  provided: Record<string, object>;
}

/** Runs the shell's code for the server, with nothing in the place of what only browsers load. */
function run(code: string): ServerModule {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, () => ({}));
  return module.exports as ServerModule;
}

/** Throws when the built shell gives sections less than its build says: the names come from sources, what is given from its code. */
export function assertProvides(serverCode: string, said: Record<string, PackageNames>): void {
  for (const [name, given] of Object.entries(run(serverCode).provided)) {
    const names = Object.keys(given);
    // Empty is what browsers load when a section asks.
    const missing = names.length === 0 ? [] : (said[name]?.names ?? []).filter((one) => !names.includes(one));
    if (missing.length > 0)
      throw new Error(`the shell is built to provide ${missing.join(', ')} of ${name} and does not`);
  }
}
