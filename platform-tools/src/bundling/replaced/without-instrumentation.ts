import path from 'node:path';
import { ReplacedModule } from './replaced-module.ts';

/** Leaves out of the shell what React Router can tell to tools that measure it, which the product has none of. */
export const withoutInstrumentation = () =>
  new ReplacedModule({
    module: /^\.\/instrumentation\.js$/,
    by: path.resolve(import.meta.dirname, 'no-instrumentation.ts'),
    lost: 'React Router no longer asks for its instrumentation, which this build leaves out: take the replacement away',
  });
