import { type Compiler, type RspackPluginInstance, sources } from '@rspack/core';

/** File of a section's build that names, for each lazily loaded module, the scripts and styles that come with it. */
export const PAGE_FILES = 'page-files.json';

/** Writes which files each `import()` of the section's own two lists, `pages.ts` and `section.ts`, needs. */
export class PageFiles implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PageFiles', stage: 5000 }, () => {
        const files: Record<string, string[]> = {};
        for (const group of compilation.chunkGroups) {
          for (const { module, request } of group.origins) {
            const from = module && 'resource' in module ? String(module.resource) : '';
            if (request && /\/src\/(pages|section)\.ts$/.test(from)) files[request] = group.getFiles();
          }
        }
        compilation.emitAsset(PAGE_FILES, new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
