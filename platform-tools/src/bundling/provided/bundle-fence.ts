import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** Fails a build that has swallowed what it must not hold. `forbids` are module paths; what is only taken from the shell at run time is no module. */
export class BundleFence implements RspackPluginInstance {
  readonly #forbids: RegExp;

  constructor(forbids: RegExp) {
    this.#forbids = forbids;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BundleFence', (compilation) => {
      compilation.hooks.afterSeal.tap('BundleFence', () => {
        const swallowed = new Set<string>();
        for (const module of compilation.modules) {
          const resource = 'resource' in module ? String(module.resource) : '';
          if (this.#forbids.test(resource.split(path.sep).join('/'))) swallowed.add(resource);
        }
        for (const resource of swallowed) {
          compilation.errors.push(
            new Error(`this bundle must not contain ${resource}`) as (typeof compilation.errors)[0],
          );
        }
      });
    });
  }
}
