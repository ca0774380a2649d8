import { Compilation, type Compiler, type RspackPluginInstance, sources } from '@rspack/core';

/** V8's word for a file whose functions are worth compiling at once (explicit compile hints). Other engines read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Below this size, in bytes, the comment weighs more than there is to compile. */
const LEAST_BYTES = 16_384;

/** After the minimizer, which leaves no comments, and before names are made from what is in the files. */
const MINIMIZED = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/**
 * Lets a browser compile code on another thread while it arrives. Otherwise the page's own thread does that, function by function as they are
 * first run, after having skipped over each of them.
 */
export class CompiledAhead implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompiledAhead', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'CompiledAhead', stage: MINIMIZED }, (assets) => {
        for (const [name, source] of Object.entries(assets))
          if (name.endsWith('.js') && source.size() >= LEAST_BYTES)
            compilation.updateAsset(name, new sources.ConcatSource(HINT, source));
      });
    });
  }
}
