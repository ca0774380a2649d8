import { BackupError } from '../backup-error.ts';
import { askJson, type Backend } from './backend.ts';

/** An account as the service gives it, with the hash of its password. */
export interface KeptAccount {
  localId: string;
  [field: string]: unknown;
}

/** What becomes of passwords' hashes, in the service's terms; secret. */
export type HashParameters = Record<string, unknown>;

/** Accounts read and written at a time: the most that the service takes. */
const PAGE = 1000;

/** What the service gives in place of a hash to who may not read it: the base64 of "REDACTED". */
const REDACTED = 'UkVEQUNURUQ=';

/** All accounts. Throws BackupError when the credentials may not read the hashes of passwords. */
export async function* allAccounts(backend: Backend): AsyncGenerator<KeptAccount> {
  for (let token = ''; ; ) {
    const query = new URLSearchParams({ maxResults: String(PAGE), ...(token !== '' && { nextPageToken: token }) });
    const answer = await askJson<{ users?: KeptAccount[]; nextPageToken?: string }>(
      backend,
      `${backend.accounts}:batchGet?${query}`,
    );
    for (const account of answer.users ?? []) {
      if (account.passwordHash === REDACTED)
        throw new BackupError(
          'These credentials may not read the hashes of passwords (firebaseauth.configs.getHashConfig).',
        );
      yield account;
    }
    token = answer.nextPageToken ?? '';
    if (token === '') return;
  }
}

/** How the service hashes passwords. */
export const hashParameters = async (backend: Backend): Promise<HashParameters> =>
  (await askJson<{ signIn?: { hashConfig?: HashParameters } }>(backend, backend.accountsConfig)).signIn?.hashConfig ??
  {};

/** An account that has a second factor which the service does not give away: it is restored without. */
export const losesSecondFactor = ({ mfaInfo }: KeptAccount): boolean =>
  Array.isArray(mfaInfo) && mfaInfo.some((factor: { phoneInfo?: unknown }) => factor.phoneInfo === undefined);

/** Stores accounts; one with the same id is replaced. Throws BackupError that names the first one refused. */
export async function importAccounts(
  backend: Backend,
  { algorithm, ...parameters }: HashParameters,
  accounts: AsyncIterable<KeptAccount>,
): Promise<void> {
  let some: KeptAccount[] = [];
  const store = async () => {
    if (some.length === 0) return;
    const body = { hashAlgorithm: algorithm, ...parameters, allowOverwrite: true, users: some.map(importable) };
    const address = `${backend.accounts}:batchCreate`;
    const { error = [] } = await askJson<{ error?: { index?: number; message: string }[] }>(
      backend,
      address,
      JSON.stringify(body),
    );
    const [first] = error;
    if (first) throw new BackupError(`The account ${some[first.index ?? 0]?.localId} was refused: ${first.message}`);
    some = [];
  };
  for await (const account of accounts) {
    some.push(account);
    if (some.length === PAGE) await store();
  }
  await store();
}

/** The part of an account that the service takes back: its hash stands for the password, and keys of second factors it never gave. */
function importable({ providerUserInfo, mfaInfo, ...account }: KeptAccount): KeptAccount {
  const identities = Array.isArray(providerUserInfo)
    ? providerUserInfo.filter(
        ({ providerId }: { providerId?: string }) => !['password', 'phone'].includes(`${providerId}`),
      )
    : [];
  const factors = Array.isArray(mfaInfo) ? mfaInfo.filter(({ phoneInfo }: { phoneInfo?: string }) => phoneInfo) : [];
  return { ...account, providerUserInfo: identities, ...(factors.length > 0 && { mfaInfo: factors }) };
}
