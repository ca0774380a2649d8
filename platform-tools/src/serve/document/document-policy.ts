import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type InlineHashes, securityPolicy, siteOrigins } from '@cursiv/shared-platform';

export const POLICY_HEADER = 'Content-Security-Policy';

/** Hashes of a document's inline scripts or styles; a script with a type is data and needs none. */
const inlineHashes = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

/** Hashes of a document's inline parts. */
export const inlineHashesOf = (html: string): InlineHashes => ({
  scripts: inlineHashes(html, 'script'),
  styles: inlineHashes(html, 'style'),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The origins of the sections in a registry. */
const originsIn = (registry: Parameters<typeof siteOrigins>[0]) =>
  Object.values(registry.sections).map(({ origin }) => origin);

/** The sections' origins that the shell knows without a registry: the text of its file of origins. */
export const knownOrigins = (platformFolder: string): string =>
  `[${originsIn(readJson(path.join(platformFolder, 'registry.json')) as Parameters<typeof siteOrigins>[0])
    .map((origin) => JSON.stringify(origin))
    .join(', ')}]\n`;

/** The policy of the shell's static document for a folder with the deployment's `registry.json` and `config.json`. */
export function documentPolicy(html: string, platformFolder: string): string {
  const registry = readJson(path.join(platformFolder, 'registry.json')) as Parameters<typeof siteOrigins>[0];
  const config = readJson(path.join(platformFolder, 'config.json')) as Parameters<typeof siteOrigins>[1];
  return securityPolicy(siteOrigins(registry, config), inlineHashesOf(html));
}
