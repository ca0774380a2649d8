import { acceptanceSchema, acceptancesPath, TERMS_VERSION } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { readDocuments } from '../reading/read-document.ts';
import { getProfile } from '../users/get-profile.ts';

/** The newest terms that a person has accepted, by their day: when they registered, or since. Undefined for none. Throws AppError. */
export async function acceptedVersion(uid: string): Promise<string | undefined> {
  const { termsVersion } = (await getProfile(uid)) ?? {};
  // The profile is read anyway; the rest is for whoever registered before.
  if (termsVersion !== undefined && termsVersion >= TERMS_VERSION) return termsVersion;
  const acceptances = await readDocuments(acceptanceSchema, acceptancesPath(uid));
  return [termsVersion ?? '', ...acceptances.map(({ version }) => version)].toSorted().at(-1) || undefined;
}

/** The present person accepts the terms and the privacy page of a version. Throws AppError. */
export const acceptTerms = async (version: string): Promise<void> =>
  void (await callFunction('acceptTerms', { version }));
