import { acceptanceSchema, acceptancesPath } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { readDocuments } from '../reading/read-document.ts';
import { getProfile } from '../users/get-profile.ts';
import { termsVersion as present } from './terms-version.ts';

/**
 * The newest terms that a person has accepted, by their day: when they registered, or since; empty for none. Undefined before there is a
 * profile, whose making accepts the present ones. Throws AppError.
 */
export async function acceptedVersion(uid: string): Promise<string | undefined> {
  const profile = await getProfile(uid);
  if (!profile) return undefined;
  const { termsVersion } = profile;
  // The profile is read anyway; the rest is for whoever registered before.
  if (termsVersion !== undefined && termsVersion >= present()) return termsVersion;
  const acceptances = await readDocuments(acceptanceSchema, acceptancesPath(uid));
  return [termsVersion ?? '', ...acceptances.map(({ version }) => version)].toSorted().at(-1);
}

/** The present person accepts the terms and the privacy page of a version. Throws AppError. */
export const acceptTerms = async (version: string): Promise<void> =>
  void (await callFunction('acceptTerms', { version }));
