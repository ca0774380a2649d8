import type { PackageNames } from '@cursiv/shared-platform';
import {
  type Compilation,
  type Compiler,
  type Dependency,
  type Module,
  type RspackPluginInstance,
  sources,
} from '@rspack/core';
import { namesInText } from './names-in-text.ts';

/** File of a section's build that names what the section takes from the shell: the `requires` of its release. */
export const USED_NAMES = 'used-names.json';

/** The modules whose code is in the build: what was parsed and then found unused is not. */
function builtModules({ chunks, chunkGraph }: Compilation): Set<string> {
  const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  const inside = (module: Module) => ('modules' in module ? (module.modules as Module[]) : []);
  return new Set(modules.flatMap((module) => [module, ...inside(module)]).map((module) => module.identifier()));
}

/** What a module uses of a package that it takes as a whole: the names that stand in its text, or all when none does. */
function namedBy(module: Module, all: readonly string[]): readonly string[] {
  const found = namesInText(module.originalSource()?.source().toString() ?? '', all);
  return found.length > 0 ? found : all;
}

/** The import or export itself; each use of what it brings is a dependency of its own. */
const BRINGS_NAMES = ['esm import', 'esm export import'];

/** What one place in a module uses of a package, all of whose names are given. */
function usedAt({ type, ids = [] }: Dependency, module: Module, all: readonly string[]): readonly string[] {
  if (BRINGS_NAMES.includes(type)) return [];
  const [first, second] = ids;
  const name = first === 'default' ? second : first;
  if (name !== undefined) return [name];
  const isHandedOn = type.startsWith('esm export');
  return isHandedOn ? all : namedBy(module, all);
}

/** Writes which names of the provided packages a section's code uses, as the bundler sees them (decision 25). */
export class UsedNames implements RspackPluginInstance {
  readonly #provided: Record<string, PackageNames>;

  constructor(provided: Record<string, PackageNames>) {
    this.#provided = provided;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedNames', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'UsedNames', stage: 5000 }, () => {
        compilation.emitAsset(USED_NAMES, new sources.RawSource(JSON.stringify(this.#namesIn(compilation))));
      });
    });
  }

  #namesIn(compilation: Compilation): Record<string, PackageNames> {
    const used = this.#uses(compilation);
    // What a package does not export here is only looked for, as libraries do with newer parts of React.
    const required = Object.entries(this.#provided).flatMap(([name, { names, ...rest }]) => {
      const taken = used.get(name);
      return taken ? [[name, { ...rest, names: names.filter((one) => taken.has(one)) }] as const] : [];
    });
    return Object.fromEntries(required);
  }

  #uses(compilation: Compilation): Map<string, Set<string>> {
    const { modules, moduleGraph } = compilation;
    const built = builtModules(compilation);
    const used = new Map<string, Set<string>>();
    for (const taken of modules) {
      if (taken.type !== 'consume-shared-module') continue;
      const dependencies = moduleGraph.getIncomingConnections(taken).map(({ dependency }) => dependency);
      // Others may name a module that hands the package on.
      const name = dependencies.map(({ request = '' }) => request).find((request) => request in this.#provided);
      if (name === undefined) throw new Error(`${taken.identifier()} is none of the provided packages`);
      const all = this.#provided[name]?.names ?? [];
      for (const dependency of dependencies) {
        const module = moduleGraph.getParentModule(dependency);
        if (!module || !built.has(module.identifier())) continue;
        const names = used.get(name) ?? new Set();
        for (const one of usedAt(dependency, module, all)) names.add(one);
        used.set(name, names);
      }
    }
    return used;
  }
}
