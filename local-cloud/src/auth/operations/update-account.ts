import type { JsonObject } from '../../http/parse-json.ts';
import { type Account, toUserInfo } from '../accounts/account.ts';
import { parseEmail } from '../accounts/email.ts';
import { removePassword, setPassword } from '../accounts/password.ts';
import { type AuthContext, issueTokens, requireRecentLogin, requireSignedIn, signInOf } from '../auth-context.ts';
import { AuthError, notSupported } from '../auth-error.ts';
import { optionalText, requiredText, textList } from '../fields.ts';
import type { AuthOperation } from '../operation.ts';
import { applyAdminFields } from './admin-fields.ts';
import { applyOobCode } from './apply-oob-code.ts';

/** `accounts:update`: the caller's profile and credentials, a used e-mail link, or firebase-admin's updateUser. */
export const updateAccount: AuthOperation = (context, { body, admin }) => {
  if (body.oobCode !== undefined) return answer(applyOobCode(context, optionalText(body, 'oobCode') ?? ''));
  if (body.phoneNumber || (body.mfa && !admin))
    throw notSupported('Sign-in by phone and second factors set by accounts:update');
  if (admin) {
    const account = context.accounts.byId(requiredText(body, 'localId', 'MISSING_LOCAL_ID'));
    if (!account) throw new AuthError('USER_NOT_FOUND');
    applyCredentials(context, account, body);
    applyProfile(account, body);
    applyAdminFields(account, body);
    context.accounts.save(account);
    return answer(account);
  }
  const { account, claims } = requireSignedIn(context, body.idToken);
  // As hosted where addresses are protected: `verifyBeforeUpdateEmail` proves the new one first.
  if (body.email) throw new AuthError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  if (body.password) requireRecentLogin(context, claims);
  const credentialsChanged = applyCredentials(context, account, body);
  applyProfile(account, body);
  context.accounts.save(account);
  if (!credentialsChanged) return answer(account);
  const signedIn = signInOf(claims);
  // A new password ends older sessions, and not the one that sets it: firebase-admin compares `auth_time` with that moment.
  const authTime = Math.max(signedIn.authTime, account.validSince);
  return { ...answer(account), ...issueTokens(context, account, { ...signedIn, authTime }) };
};

function answer(account: Account): JsonObject {
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...toUserInfo(account) };
}

function applyCredentials(context: AuthContext, account: Account, body: JsonObject): boolean {
  const email = optionalText(body, 'email');
  const password = optionalText(body, 'password');
  if (email !== undefined) changeEmail(context, account, email);
  if (password !== undefined) setPassword(account, password, context.now());
  return email !== undefined || password !== undefined;
}

function changeEmail(context: AuthContext, account: Account, wanted: string): void {
  const email = parseEmail(wanted);
  if (email === account.email) return;
  if (context.accounts.byEmail(email)) throw new AuthError('EMAIL_EXISTS');
  account.email = email;
  account.emailVerified = false;
  for (const provider of account.providers) {
    if (provider.providerId === 'password') Object.assign(provider, { rawId: email, email });
  }
}

/** `''` or a name in `deleteAttribute` removes a field; an absent field stays as it is. */
function applyProfile(account: Account, body: JsonObject): void {
  const removed = textList(body, 'deleteAttribute');
  for (const [field, attribute] of [
    ['displayName', 'DISPLAY_NAME'],
    ['photoUrl', 'PHOTO_URL'],
  ] as const) {
    const value = optionalText(body, field);
    if (value !== undefined) account[field] = value;
    else if (body[field] === '' || removed.includes(attribute)) delete account[field];
  }
  for (const providerId of textList(body, 'deleteProvider')) {
    if (providerId === 'password') removePassword(account);
    account.providers = account.providers.filter((provider) => provider.providerId !== providerId);
  }
}
