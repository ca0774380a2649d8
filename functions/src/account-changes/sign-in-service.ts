import { getAuth, type UserRecord } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { adminApp } from '../admin/admin-app.ts';
import type { SignIns } from '../callable/known-sign-ins.ts';
import type { SignInService } from './sign-ins.ts';

/** The accounts that one page lists: the most that the service gives. */
const PAGE = 1000;
const TIME_OUT_MS = 10_000;

/** An account in the service's own words: the Admin SDK leaves out when the password was set. */
const accountSchema = z.object({
  email: z.optional(z.string()),
  emailVerified: z.catch(z.boolean(), false),
  providerUserInfo: z.catch(z.array(z.object({ providerId: z.string() })), []),
  passwordUpdatedAt: z.optional(z.coerce.number()),
});
const answerSchema = z.object({ users: z.optional(z.array(accountSchema)) });

/** The hosted sign-in service, or local-cloud's. */
export const signInService: SignInService = {
  read: async (uid) => {
    const { users: [account] = [] } = answerSchema.parse(await lookUp(uid));
    return account && signInsOf(account);
  },
  list: async (page) => {
    const { users, pageToken } = await getAuth(adminApp()).listUsers(PAGE, page);
    return { accounts: users.map((user) => ({ uid: user.uid, movedAt: movedAt(user) })), next: pageToken };
  },
};

/** `accounts:lookup` of the Identity Toolkit. Rejects when it does not answer. */
async function lookUp(uid: string): Promise<unknown> {
  const { FIREBASE_AUTH_EMULATOR_HOST: local, GCLOUD_PROJECT: project } = process.env;
  const origin = local ? `http://${local}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com';
  const token = local ? 'owner' : (await adminApp().options.credential?.getAccessToken())?.access_token;
  const response = await fetch(`${origin}/v1/projects/${project}/accounts:lookup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ localId: [uid] }),
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  if (!response.ok) throw new Error(`The sign-in service answered ${response.status}.`);
  return response.json();
}

const signInsOf = ({
  email,
  emailVerified,
  providerUserInfo,
  passwordUpdatedAt,
}: z.infer<typeof accountSchema>): SignIns => ({
  ...(email && { email }),
  isProven: emailVerified,
  providers: providerUserInfo.map(({ providerId }) => providerId).toSorted(),
  ...(passwordUpdatedAt && { passwordAt: new Date(passwordUpdatedAt) }),
});

/** A changed address or password ends older tokens; a linked way to sign in is used at once. */
const movedAt = ({ tokensValidAfterTime, metadata }: UserRecord): Date => {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const times = [tokensValidAfterTime, creationTime, lastSignInTime, lastRefreshTime];
  return new Date(Math.max(...times.map((time) => (time ? Date.parse(time) : 0))));
};
