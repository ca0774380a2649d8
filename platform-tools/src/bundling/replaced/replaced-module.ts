import { type Compiler, NormalModuleReplacementPlugin, type RspackPluginInstance } from '@rspack/core';

interface Replacement {
  /** Matches what asks for the file that the bundler would take. */
  module: RegExp;
  /** Path of the file that it takes instead. */
  by: string;
  /** Says what is missing from a build that does not ask for the file any more. */
  lost: string;
}

/** Puts a file in the place of another, and fails a build that does not ask for that one: nothing would stand in its place. */
export class ReplacedModule implements RspackPluginInstance {
  readonly #replacement: Replacement;

  constructor(replacement: Replacement) {
    this.#replacement = replacement;
  }

  apply(compiler: Compiler): void {
    const { module, by, lost } = this.#replacement;
    new NormalModuleReplacementPlugin(module, by).apply(compiler);
    compiler.hooks.thisCompilation.tap('ReplacedModule', (compilation) => {
      compilation.hooks.afterSeal.tap('ReplacedModule', () => {
        const isThere = [...compilation.modules].some((built) => 'resource' in built && built.resource === by);
        if (!isThere) compilation.errors.push(new Error(lost) as (typeof compilation.errors)[0]);
      });
    });
  }
}
