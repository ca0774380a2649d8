import { type Compiler, type RspackPluginInstance, RuntimePlugin } from '@rspack/core';

/** Code that gives an element the hash that the section's release names for its file; without one it counts as a file that could not be loaded. */
export const gate = (element: string, file: string) => `
  ${element}.integrity = __webpack_require__.federation.instance.options.integrity[${file}(chunkId)] ?? "";
  if (!${element}.integrity) throw Object.assign(new Error(chunkId + " has no hash"), { name: "ChunkLoadError" });`;

/** Makes a section load nothing but what the shell knows from its release, every byte checked by the browser. */
export class IntegrityGate implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityGate', (compilation) => {
      const hooks = RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityGate', (code) => code + gate('script', '__webpack_require__.u'));
      hooks.createLink.tap('IntegrityGate', (code) => code + gate('link', '__webpack_require__.k'));
    });
  }
}
