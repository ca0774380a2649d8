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
  disabled: boolean;
  createdAt: number;
  lastLoginAt?: number;
  lastRefreshAt?: string;
  validSince: number;
  /** Custom claims as the JSON text that firebase-admin sends. */
  customAttributes?: string;
  providers: Provider[];
}

/** The account in the form of accounts:lookup; a present `passwordHash` tells the SDK that it is a password account. */
export function toUserInfo(account: Account) {
  const { providers, createdAt, lastLoginAt, validSince, ...rest } = account;
  return {
    ...rest,
    validSince: String(validSince),
    createdAt: String(createdAt),
    ...(lastLoginAt === undefined ? {} : { lastLoginAt: String(lastLoginAt) }),
    providerUserInfo: providers.map((provider) => toProviderInfo(provider, account)),
  };
}

function toProviderInfo(provider: Provider, account: Account) {
  if (provider.providerId !== 'password') return { ...provider, federatedId: provider.rawId };
  const { displayName, photoUrl } = account;
  return { ...provider, federatedId: provider.rawId, displayName, photoUrl };
}
