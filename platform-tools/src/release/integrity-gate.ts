import { type Compiler, type RspackPluginInstance, RuntimePlugin } from '@rspack/core';

/** Code that stops an element without a hash: the browser itself would load it unchecked. Counts as a file that could not be loaded. */
const gate = (element: string) =>
  `if (!/^sha384-/.test(${element}.integrity)) throw Object.assign(new Error(chunkId + " has no hash"), { name: "ChunkLoadError" });`;

/** Makes a section load nothing that the integrity plugin knows no hash of. Comes after that plugin. */
export class IntegrityGate implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityGate', (compilation) => {
      const hooks = RuntimePlugin.getCompilationHooks(compilation);
      const last = { name: 'IntegrityGate', stage: 10_000 };
      hooks.createScript.tap(last, (code) => `${code}\n${gate('script')}`);
      hooks.createLink.tap(last, (code) => `${code}\n${gate('link')}`);
    });
  }
}
