import { createRequire } from 'node:module';
import path from 'node:path';
import { ReplacedModule } from './replaced-module.ts';

/** The file of Module Federation's own runtime for which its plugin asks. */
const REPLACED = createRequire(import.meta.dirname).resolve('@module-federation/webpack-bundler-runtime');

/**
 * Puts our small runtime in the place of Module Federation's in a section's entry (decision 15), and fails a build that does not ask
 * for it: with the other runtime inside, the section would start nowhere.
 */
export const sectionRuntime = () =>
  new ReplacedModule({
    module: /\/@module-federation\/webpack-bundler-runtime\//,
    by: path.resolve(import.meta.dirname, '../../../../shared-platform/src/section-runtime.ts'),
    lost: `the section's runtime is not in this build: Module Federation no longer asks for ${REPLACED}, in whose place it stands (docs/decisions/015-a-small-federation-runtime.md)`,
  });
