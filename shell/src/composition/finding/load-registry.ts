import { parseRegistry, type RegistryFile } from '@cursiv/shared-platform';
import { withOverrides } from '../../development/overrides.ts';
import { lastKnownRegistry, rememberRegistry } from '../memory/last-known-good.ts';
import { noteRevision } from '../memory/seen-revisions.ts';
import { fetchJson } from './fetch-json.ts';
import { namesKnownOrigins } from './known-origins.ts';

const TIME_OUT_MS = 4_000;
/** Where nothing can stand in for it: without a registry the site does not start at all. */
const PATIENCE_MS = 10_000;

/** The registry as it is now. Throws when it cannot be had within `timeOutMs`. */
export async function fetchRegistry(timeOutMs = TIME_OUT_MS): Promise<RegistryFile> {
  const registry = parseRegistry(await fetchJson('/platform/registry.json', { cache: 'no-cache', timeOutMs }));
  rememberRegistry(registry);
  noteRevision('registry', registry.revision);
  return process.env.NODE_ENV === 'development' ? withOverrides(registry) : registry;
}

/**
 * The registry to start with: as it is now, or the one this browser last worked with, when it leads nowhere else than this shell was built for.
 * Throws when there is neither.
 */
export async function loadRegistry(): Promise<RegistryFile> {
  const known = lastKnownRegistry();
  if (!known || !namesKnownOrigins(known, location.origin)) return fetchRegistry(PATIENCE_MS);
  try {
    return await fetchRegistry();
  } catch (error) {
    console.info(error);
    return known;
  }
}
