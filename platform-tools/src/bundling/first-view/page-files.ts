import { type Compiler, type RspackPluginInstance, sources } from '@rspack/core';

/** File of a build that names, for each lazily loaded module, the scripts and styles that come with it. */
export const PAGE_FILES = 'page-files.json';

/** A section's own two lists of what it loads lazily. */
export const SECTION_LISTS = /\/src\/(pages|section)\.ts$/;

/** Where the shell loads the session's code, the database's, what asks ahead, and the packages that sections take from it. */
export const SHELL_LISTS =
  /\/(shared-auth\/src\/(session\/session-store|gateway\/profile-calls)|shared-firebase\/src\/firestore\/deferred|shell\/src\/(composition\/offer\/provided-packages|routing\/ask-page-ahead))\.ts$/;

/** Writes which files each `import()` of some lists needs, by the module that it names. */
export class PageFiles implements RspackPluginInstance {
  readonly #lists: RegExp;

  constructor(lists: RegExp) {
    this.#lists = lists;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PageFiles', stage: 5000 }, () => {
        const files: Record<string, string[]> = {};
        for (const group of compilation.chunkGroups) {
          for (const { module, request } of group.origins) {
            const from = module && 'resource' in module ? String(module.resource) : '';
            if (request && this.#lists.test(from)) files[request] = group.getFiles();
          }
        }
        compilation.emitAsset(PAGE_FILES, new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
