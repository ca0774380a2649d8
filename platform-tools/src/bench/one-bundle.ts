import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentSlots, fillSlots, type RegistryFile } from '@cursiv/shared-platform';
import { DefinePlugin, experiments, NormalModuleReplacementPlugin, rspack } from '@rspack/core';
import { defineHost } from '../../../rspack.shared.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const shell = path.join(root, 'shell');
const folderOf = (section: string) => path.join(root, section.replaceAll('_', '-'));
const registryText = readFileSync(path.join(root, 'platform-tools/local/registry.json'), 'utf8');
const SECTIONS = Object.keys((JSON.parse(registryText) as RegistryFile).sections);
const BUILD = 'one';

/** The code of a section when all code is in one build: a plain import. */
const CONTAINERS = `
${SECTIONS.map((id) => `import { section as ${id} } from ${JSON.stringify(path.join(folderOf(id), 'src/section.ts'))};`).join('\n')}
const sections = { ${SECTIONS.join(', ')} };
export const loadContainer = async ({ file }) => sections[file.section];
`;

/** The releases when the build itself knows them: nothing is fetched. */
const RELEASES = `
${SECTIONS.map((id) => `import { pages as ${id} } from ${JSON.stringify(path.join(folderOf(id), 'src/pages.ts'))};`).join('\n')}
import { routesOf } from '@cursiv/shared-platform';
const pages = { ${SECTIONS.join(', ')} };
const ref = { buildId: '${BUILD}', integrity: 'sha384-x' };
export const reasonsAgainst = () => [];
export const fetchPointer = async (section) => ({ schema: 1, section, revision: 1, stable: ref, previous: [] });
export const fetchRelease = async (section) => ({
  file: { schema: 1, section, buildId: '${BUILD}', contract: { major: 1, minor: 0 }, requires: {}, routes: routesOf(pages[section]), manifest: {}, integrity: {} },
  baseUrl: '/', integrity: ref.integrity, channel: 'stable',
});
`;

const REGISTRY = (registry: string) => `
const registry = ${registry};
export const loadRegistry = async () => registry;
export const fetchRegistry = loadRegistry;
`;

const CONFIGURATION = '<link rel="preload" as="fetch" href="/platform/config.json" crossorigin="anonymous" />';

/**
 * Builds shell and sections as one application, with the same code, options and split by routes, but without run-time
 * composition: no containers, registry, pointers or releases. `to` gets a folder that can be served instead of the
 * shell's.
 */
export async function buildOneBundle(to: string): Promise<void> {
  const composition = path.join(shell, 'src/composition');
  const virtual = {
    [path.join(composition, 'one-bundle-containers.js')]: CONTAINERS,
    [path.join(composition, 'one-bundle-releases.js')]: RELEASES,
    [path.join(composition, 'one-bundle-registry.js')]: REGISTRY(registryText),
  };
  const replace = (request: RegExp, file: string) =>
    new NormalModuleReplacementPlugin(request, path.join(composition, file));
  const host = defineHost(shell);
  const dropped = ['BundleFence', 'DefinePlugin'];
  const compiler = rspack({
    ...host,
    output: { ...host.output, path: to },
    plugins: [
      ...(host.plugins ?? []).filter((plugin) => plugin && !dropped.includes(plugin.constructor.name)),
      new experiments.VirtualModulesPlugin(virtual),
      replace(/\/load-container\.ts$/, 'one-bundle-containers.js'),
      replace(/\/fetch-release\.ts$/, 'one-bundle-releases.js'),
      replace(/\/load-registry\.ts$/, 'one-bundle-registry.js'),
      new DefinePlugin({ __BUILD_ID__: JSON.stringify(BUILD), __PROVIDES__: '{}' }),
    ],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  compiler.run((error, stats) => {
    if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
    else compiler.close((closing) => (closing ? reject(closing) : resolve()));
  });
  await promise;
  // Nothing but the configuration is asked for beside the code.
  const file = path.join(to, 'document.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, fillSlots(page, { ...documentSlots(page), settings: CONFIGURATION }));
}
