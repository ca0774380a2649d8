import type { Watch } from '@cursiv/shared-data';
import type { UserProfile } from '@cursiv/shared-domain';

/** Who the authentication service says this is. */
export interface Identity {
  uid: string;
  email: string;
  name: string;
}

/** The calls of the spec (§7) that a session makes. Every one may throw an AppError. */
export interface AuthGateway {
  /** Calls back with the present identity and with every change; returns how to stop. */
  observe(changed: (identity: Identity | undefined) => void): () => void;
  signIn(email: string, password: string): Promise<Identity>;
  signInWithGoogle(): Promise<Identity>;
  register(email: string, password: string): Promise<Identity>;
  updateName(name: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  getProfile(uid: string): Promise<UserProfile | undefined>;
  createProfileIfMissing(identity: Identity): Promise<boolean>;
  watchProfile(uid: string): Watch<UserProfile | undefined>;
}
