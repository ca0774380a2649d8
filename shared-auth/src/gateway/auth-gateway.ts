import type { Watch } from '@cursiv/shared-data';
import type { UserProfile } from '@cursiv/shared-domain';

/** The identity that the authentication service reports. */
export interface Identity {
  uid: string;
  email: string;
  name: string;
  emailVerified: boolean;
  /** Whether the account signs in with a password (else only with Google). */
  hasPassword: boolean;
}

/** The spec's calls (§7) that a session makes. Each may throw an AppError. */
export interface AuthGateway {
  /** Calls back with the present identity and with every change; returns a function that stops it. */
  observe(changed: (identity: Identity | undefined) => void): () => void;
  signIn(email: string, password: string): Promise<Identity>;
  signInWithGoogle(): Promise<Identity>;
  /** Signs in by the address of a page that a link in a mail has opened, and the address that the mail was sent to. */
  signInByLink(email: string, link: string): Promise<Identity>;
  /** Completes the last sign-in, which threw `auth/code-required`, with a code of the person's authenticator app. */
  confirmCode(code: string): Promise<Identity>;
  register(email: string, password: string): Promise<Identity>;
  updateName(name: string): Promise<void>;
  /** Sends a message, in the page's language, with a link to choose a new password. */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends a message, in the page's language, with a link that signs in; it opens `target`. */
  sendSignInLink(email: string, target: string): Promise<void>;
  /** Sends a message, in the page's language, with a link that verifies the e-mail address. */
  sendVerification(): Promise<void>;
  /** Sets a new password when the present one is right. */
  changePassword(current: string, next: string): Promise<void>;
  /** Writes the name into the stored profile. */
  saveName(uid: string, name: string): Promise<void>;
  /** Drops the departing person's data from the memory of the database client. */
  forgetData(): Promise<void>;
  signOut(): Promise<void>;
  getProfile(uid: string): Promise<UserProfile | undefined>;
  createProfileIfMissing(identity: Identity): Promise<boolean>;
  watchProfile(uid: string): Watch<UserProfile | undefined>;
}
