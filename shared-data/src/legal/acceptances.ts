import { acceptanceSchema, acceptancesPath } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { readDocuments } from '../reading/read-document.ts';
import { getProfile } from '../users/get-profile.ts';

/** The newest terms that a person has accepted, by their day: when they registered, or since. Undefined for none. Throws AppError. */
export async function acceptedVersion(uid: string): Promise<string | undefined> {
  const [profile, acceptances] = await Promise.all([
    getProfile(uid),
    readDocuments(acceptanceSchema, acceptancesPath(uid)),
  ]);
  const versions = [profile?.termsVersion ?? '', ...acceptances.map(({ version }) => version)];
  return versions.toSorted().at(-1) || undefined;
}

/** The present person accepts the terms and the privacy page of a version. Throws AppError. */
export const acceptTerms = async (version: string): Promise<void> =>
  void (await callFunction('acceptTerms', { version }));
