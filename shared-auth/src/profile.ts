import { type UserProfile, withTimeOut } from '@cursiv/shared-domain';
import type { AuthGateway, Identity } from './gateway/auth-gateway.ts';

/** Time-outs of the profile's calls, in milliseconds (spec §9). */
const READ_MS = 10_000;
const SAVE_MS = 15_000;

/** A call that ends because its person has signed out has not failed. */
function log(error: unknown, isCurrent: () => boolean): void {
  if (isCurrent()) console.error(error instanceof Error ? error.message : error);
}

/**
 * Reads the signed-in person's profile as long as `isCurrent`: undefined when there is none, null when it could not be
 * read, which is logged (spec §8).
 */
export async function readProfile(
  gateway: AuthGateway,
  uid: string,
  isCurrent: () => boolean,
): Promise<UserProfile | undefined | null> {
  try {
    return await withTimeOut(gateway.getProfile(uid), READ_MS, 'Firestore get operation timed out', 'timed-out');
  } catch (error) {
    log(error, isCurrent);
    return null;
  }
}

/** Saves the first profile unless one exists; false when it could not be saved, which is logged (spec §8). */
export async function createProfile(
  gateway: AuthGateway,
  identity: Identity,
  isCurrent: () => boolean,
): Promise<boolean> {
  try {
    const saved = gateway.createProfileIfMissing(identity);
    await withTimeOut(saved, SAVE_MS, 'Firestore save operation timed out', 'timed-out');
    return true;
  } catch (error) {
    log(error, isCurrent);
    return false;
  }
}
