import { isSigned, parseRelease, type RegistryFile, type ReleaseFile, SIGNATURE_FILE } from '@cursiv/shared-platform';
import { fetchText, fetchVerified } from '../site/site-files.ts';
import type { Question } from './question.ts';

/** Releases whose signature holds, by section, address, hash, and the key that it holds by. */
const signed = new Map<string, Promise<ReleaseFile>>();
const MOST_SIGNED = 20;

async function checked(
  { section, release: { buildId, integrity } }: Question,
  baseUrl: string,
  releaseKey: string,
): Promise<ReleaseFile> {
  const [text, signature] = await Promise.all([
    fetchVerified(`${baseUrl}release.json`, integrity),
    fetchText(baseUrl + SIGNATURE_FILE),
  ]);
  if (!(await isSigned(releaseKey, section, text, signature)))
    throw new Error(`${section} ${buildId} is not signed with the section's release key`);
  return parseRelease(JSON.parse(text), section, buildId);
}

function checkedOnce(question: Question, baseUrl: string, releaseKey: string): Promise<ReleaseFile> {
  const key = `${question.section} ${baseUrl} ${question.release.integrity} ${releaseKey}`;
  const known = signed.get(key);
  if (known) return known;
  const release = checked(question, baseUrl, releaseKey);
  signed.set(key, release);
  // What cannot be had now, or is not signed yet, is asked for again.
  release.catch(() => signed.delete(key));
  for (const old of [...signed.keys()].slice(0, -MOST_SIGNED)) signed.delete(old);
  return release;
}

/**
 * A release that may run on the server: complete, and signed with the section's key in the shell's registry, which
 * nobody who can only write to the section's site can change. Rejects otherwise.
 */
export async function signedRelease(question: Question, { sections }: RegistryFile) {
  const { section, release } = question;
  const { origin, disabled, releaseKey } = sections[section] ?? {};
  if (disabled || origin === undefined || releaseKey === undefined)
    throw new Error(`the registry lets no release of ${section} be rendered`);
  const baseUrl = `${origin}/r/${release.buildId}/`;
  return { file: await checkedOnce(question, baseUrl, releaseKey), baseUrl };
}
