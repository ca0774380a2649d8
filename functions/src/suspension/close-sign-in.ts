import { userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** What the sign-in service does about an account. */
export interface SignIn {
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  /** Ends every session; a token that was given out lasts for the rest of its hour. */
  endSessions(uid: string): Promise<void>;
}

/** Lets the sign-in service follow an account's present status: nobody signs in to a suspended one. */
export async function closeSignIn(store: DocumentSource, signIn: SignIn, uid: string): Promise<void> {
  const profile = parsed(userProfileSchema, await store.get(`users/${uid}`));
  const isSuspended = profile?.status === 'suspended';
  await signIn.setDisabled(uid, isSuspended);
  if (isSuspended) await signIn.endSessions(uid);
}
