import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { adminApp } from './admin-app.ts';

/** An account as the sign-in service knows it now; a token may be an hour old. */
export interface Account {
  uid: string;
  /** Undefined until the address is proven. */
  provenEmail: string | undefined;
}

/** The accounts that may act; one that is suspended may not. */
export interface Accounts {
  withUid(uid: string): Promise<Account | undefined>;
  /** One that is suspended too. */
  anyWithUid(uid: string): Promise<Account | undefined>;
  withEmail(email: string): Promise<Account | undefined>;
}

export const adminAccounts = (): Accounts => ({
  withUid: async (uid) => active(await found(getAuth(adminApp()).getUser(uid))),
  anyWithUid: async (uid) => accountOf(await found(getAuth(adminApp()).getUser(uid))),
  withEmail: async (email) => active(await found(getAuth(adminApp()).getUserByEmail(email))),
});

const active = (record: UserRecord | undefined) => (record?.disabled ? undefined : accountOf(record));

const accountOf = (record: UserRecord | undefined): Account | undefined =>
  record && { uid: record.uid, provenEmail: record.emailVerified ? record.email?.toLowerCase() : undefined };

async function found(record: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await record;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
