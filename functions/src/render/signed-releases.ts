import { isSigned, parseRelease, type RegistryFile, SIGNATURE_FILE } from '@cursiv/shared-platform';
import { fetchText, fetchVerified } from '../site/site-files.ts';
import type { Question } from './question.ts';

interface Fetched {
  text: string;
  signature: string;
}

/** Release files with their signatures, by address and hash. */
const fetched = new Map<string, Promise<Fetched>>();
const MOST_FETCHED = 20;

function fetchOnce(baseUrl: string, integrity: string): Promise<Fetched> {
  const key = `${baseUrl} ${integrity}`;
  const known = fetched.get(key);
  if (known) return known;
  const files = Promise.all([fetchVerified(`${baseUrl}release.json`, integrity), fetchText(baseUrl + SIGNATURE_FILE)]);
  const release = files.then(([text, signature]) => ({ text, signature }));
  fetched.set(key, release);
  release.catch(() => fetched.delete(key));
  for (const old of [...fetched.keys()].slice(0, -MOST_FETCHED)) fetched.delete(old);
  return release;
}

/**
 * A release that may run on the server: complete, and signed with the section's key in the shell's registry, which
 * nobody who can only write to the section's site can change. Rejects otherwise.
 */
export async function signedRelease({ section, release }: Question, { sections }: RegistryFile) {
  const { origin, disabled, releaseKey } = sections[section] ?? {};
  if (disabled || origin === undefined || releaseKey === undefined)
    throw new Error(`the registry lets no release of ${section} be rendered`);
  const { buildId, integrity } = release;
  const baseUrl = `${origin}/r/${buildId}/`;
  const { text, signature } = await fetchOnce(baseUrl, integrity);
  if (!(await isSigned(releaseKey, section, text, signature))) {
    // It may be signed again, with another key.
    fetched.delete(`${baseUrl} ${integrity}`);
    throw new Error(`${section} ${buildId} is not signed with the section's release key`);
  }
  return { file: parseRelease(JSON.parse(text), section, buildId), baseUrl };
}
