/** A way to sign in. `rawId` is the e-mail for "password" and Google's subject for "google.com". */
export interface Provider {
  providerId: 'password' | 'google.com';
  rawId: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
}

/** A stored account. `createdAt`/`lastLoginAt` in ms, `validSince` in s: ID tokens issued before it are revoked. */
export interface Account {
  localId: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  passwordHash?: string;
  salt?: string;
  /** In ms. */
  passwordUpdatedAt?: number;
  disabled: boolean;
  createdAt: number;
  lastLoginAt?: number;
  lastRefreshAt?: string;
  validSince: number;
  /** Custom claims as the JSON text that firebase-admin sends. */
  customAttributes?: string;
  providers: Provider[];
  secondFactor?: SecondFactor;
}

/** An authenticator app. `usedStep` is the step of the last code that counted; earlier ones are spent. */
interface SecondFactor {
  id: string;
  secret: string;
  usedStep: number;
  /** ISO time. */
  enrolledAt: string;
  displayName?: string;
}

/** The account in the form of accounts:lookup; a present `passwordHash` tells the SDK that it is a password account. */
export function toUserInfo(account: Account) {
  const { providers, createdAt, lastLoginAt, validSince, secondFactor, ...rest } = account;
  return {
    ...rest,
    validSince: String(validSince),
    createdAt: String(createdAt),
    ...(lastLoginAt === undefined ? {} : { lastLoginAt: String(lastLoginAt) }),
    ...(secondFactor ? { mfaInfo: [toMfaInfo(secondFactor)] } : {}),
    providerUserInfo: providers.map((provider) => toProviderInfo(provider, account)),
  };
}

/** A second factor as the SDKs read it: everything but the key. */
export function toMfaInfo({ id, displayName, enrolledAt }: SecondFactor) {
  return { mfaEnrollmentId: id, displayName, enrolledAt, totpInfo: {} };
}

function toProviderInfo(provider: Provider, account: Account) {
  if (provider.providerId !== 'password') return { ...provider, federatedId: provider.rawId };
  const { displayName, photoUrl } = account;
  return { ...provider, federatedId: provider.rawId, displayName, photoUrl };
}
