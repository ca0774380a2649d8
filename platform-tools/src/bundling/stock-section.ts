// For a section whose team builds it with Module Federation as it is, by Rspack or webpack (decision 15).
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { gate } from './integrity/integrity-gate.ts';

export { IntegrityGate } from './integrity/integrity-gate.ts';
export { takenFromShell } from './provided/provided-packages.ts';

/** `IntegrityGate` for webpack. */
export class WebpackIntegrityGate implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const { CssLoadingRuntimeModule } = compiler.webpack.web;
    compiler.hooks.thisCompilation.tap('IntegrityGate', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('IntegrityGate', (code) => code + gate('script', '__webpack_require__.u'));
      const { createStylesheet } = CssLoadingRuntimeModule.getCompilationHooks(compilation);
      createStylesheet.tap('IntegrityGate', (code) => code + gate('link', '__webpack_require__.k'));
    });
  }
}
