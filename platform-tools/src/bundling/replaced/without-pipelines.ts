import path from 'node:path';
import { ReplacedModule } from './replaced-module.ts';

/**
 * Leaves out of the shell the library with which Firestore matches the regular expressions of pipelines in memory: a third of the
 * database's code, for queries that the product does not make.
 */
export const withoutPipelines = () =>
  new ReplacedModule({
    module: /^re2js$/,
    by: path.resolve(import.meta.dirname, 'no-expressions.ts'),
    lost: 'Firestore no longer asks for re2js, which this build leaves out: take the replacement away',
  });
