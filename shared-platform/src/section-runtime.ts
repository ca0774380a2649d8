// Takes the place of Module Federation's own runtime in a section's entry: what a section takes from the shell is there before any
// of its code runs, and nothing is ever negotiated. See docs/decisions/015-a-small-federation-runtime.md.
import type { Given, SharedPackage, ShareScope } from './share-scope.ts';

/** The bundler's own function, with its tables of modules. */
interface Require {
  /** Factories by module id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  federation: { scope?: ShareScope; instance?: { options: Given } };
}

interface Consumed {
  shareKey: string;
}

interface ConsumesOptions {
  chunkId: string;
  promises: Promise<unknown>[];
  /** Modules taken from the shell, by the chunk that needs them. */
  chunkMapping: Record<string, string[]>;
  moduleToHandlerMapping: Record<string, Consumed>;
  webpackRequire: Require;
}

/** The package that the shell provides under a name. Throws when it has none. */
function shared(name: string, { federation }: Require): SharedPackage {
  const found = federation.scope?.[name];
  if (!found) throw new Error(`the shell does not provide ${name}`);
  return found;
}

function install(id: string, lib: () => unknown, { m }: Require): void {
  m[id] = (module) => {
    module.exports = lib();
  };
}

/** Puts what a chunk takes from the shell in place; what is still to be loaded joins the promises that the chunk waits for. */
function consumes({ chunkId, promises, chunkMapping, moduleToHandlerMapping, webpackRequire }: ConsumesOptions): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    const { shareKey } = moduleToHandlerMapping[id] as Consumed;
    if (webpackRequire.m[id]) continue;
    const found = shared(shareKey, webpackRequire);
    if (found.lib) install(id, found.lib, webpackRequire);
    else promises.push(found.get().then((lib) => install(id, lib, webpackRequire)));
  }
}

interface InitOptions {
  shareScope: ShareScope;
  remoteEntryInitOptions: Given;
  webpackRequire: Require;
}

/** The shell has loaded the section's entry and gives it what it needs to load the rest. */
function initContainerEntry({ shareScope, remoteEntryInitOptions, webpackRequire: { federation } }: InitOptions): void {
  federation.scope = shareScope;
  // The stock runtime keeps what it is given here, too, where `IntegrityGate` looks.
  federation.instance = { options: remoteEntryInitOptions };
}

/** An entry holds nothing but tables: it takes nothing from the shell itself. */
const installInitialConsumes = (): void => undefined;

// The bundler imports the default export.
export default {
  bundlerRuntime: { S: {}, consumes, initContainerEntry, installInitialConsumes, init: () => undefined },
};
