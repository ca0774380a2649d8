import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** The file of Module Federation's own runtime for which its plugin asks. */
const REPLACED = createRequire(import.meta.dirname).resolve('@module-federation/webpack-bundler-runtime');

const OWN = path.resolve(import.meta.dirname, '../../../shared-platform/src/section-runtime.ts');

/**
 * Puts our small runtime in the place of Module Federation's in a section's entry (decision 15), and fails a build that does not ask
 * for it: with the other runtime inside, the section would start nowhere.
 */
export class SectionRuntime implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, [REPLACED]: OWN };
    compiler.hooks.thisCompilation.tap('SectionRuntime', (compilation) => {
      compilation.hooks.afterSeal.tap('SectionRuntime', () => {
        const isThere = [...compilation.modules].some((module) => 'resource' in module && module.resource === OWN);
        if (isThere) return;
        const problem = `the section's runtime is not in this build: Module Federation no longer asks for ${REPLACED}, in whose place it stands (docs/decisions/015-a-small-federation-runtime.md)`;
        compilation.errors.push(new Error(problem) as (typeof compilation.errors)[0]);
      });
    });
  }
}
