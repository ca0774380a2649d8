import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isOnThisMachine } from '../development/overrides.ts';
import type { Release } from './fetch-release.ts';

/** A section's script or style must arrive within this time. */
const RESOURCE_TIME_OUT_MS = 10_000;

/** Releases in use, by the address of their folder. */
const releases = new Map<string, Release>();

/** The address under which the federation runtime asks for a release's manifest; it is answered from the release file. */
export function manifestUrl(release: Release): string {
  releases.set(release.baseUrl, release);
  return `${release.baseUrl}mf-manifest.json`;
}

const releaseOf = (url: string): Release | undefined =>
  [...releases.values()].find(({ baseUrl }) => url.startsWith(baseUrl));

/** Code that is worked on changes under its release; that is a matter of development builds and this machine alone. */
const isSource = ({ channel, baseUrl }: Release) =>
  process.env.NODE_ENV === 'development' && channel === 'override' && isOnThisMachine(baseUrl);

/** Attributes of every script and style of a section: checked against the hashes of its release, refused when it has none. */
function checked<Element extends HTMLScriptElement | HTMLLinkElement>(element: Element, url: string): Element {
  const release = releaseOf(url);
  const integrity = release?.file.integrity[url.slice(release.baseUrl.length)];
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  else if (!release || !isSource(release)) throw new Error(`${url} is not part of a known release`);
  return element;
}

/** Lets the federation runtime load only what a known release names, within bounded time. */
export const platformPlugin: ModuleFederationRuntimePlugin = {
  name: 'cursiv-platform',
  async fetch(url) {
    const release = [...releases.values()].find((known) => url === `${known.baseUrl}mf-manifest.json`);
    if (!release) throw new Error(`${url} is not the manifest of a known release`);
    return Response.json(release.file.manifest);
  },
  createScript({ url }) {
    const script = checked(document.createElement('script'), url);
    script.src = url;
    return { script, timeout: RESOURCE_TIME_OUT_MS };
  },
  createLink({ url, attrs }) {
    const link = checked(document.createElement('link'), url);
    link.href = url;
    link.rel = attrs?.rel ?? 'stylesheet';
    if (attrs?.as) link.as = attrs.as;
    return link;
  },
  errorLoadShare({ pkgName, shareScopeMap }) {
    // The runtime keeps the rejected promise of a shared package and would answer with it for ever; now the next use loads again.
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values(scope[pkgName] ?? {})) {
        if (!share.loaded) share.loading = null;
      }
    }
  },
};
