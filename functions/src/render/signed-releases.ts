import { isSigned, parseRelease, type RegistryFile, type ReleaseFile, SIGNATURE_FILE } from '@cursiv/shared-platform';
import { recent } from '../site/recent.ts';
import { fetchText, fetchVerified } from '../site/site-files.ts';
import type { Question } from './question.ts';

const MOST_SIGNED = 20;

/** Releases whose signature holds, by section, address, hash, and the key that it holds by. What is not signed yet is asked for again. */
const signed = recent<ReleaseFile>(MOST_SIGNED);

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
  const key = `${section} ${baseUrl} ${release.integrity} ${releaseKey}`;
  return { file: await signed(key, () => checked(question, baseUrl, releaseKey)), baseUrl };
}
