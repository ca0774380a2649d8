import type { JsonObject } from '../../http/parse-json.ts';
import type { Account } from '../accounts/account.ts';
import { parseEmail } from '../accounts/email.ts';
import { randomId } from '../accounts/random-id.ts';
import { type AuthContext, requireRecentLogin, requireSignedIn } from '../auth-context.ts';
import { AuthError, notSupported } from '../auth-error.ts';
import { optionalText } from '../fields.ts';
import type { AuthOperation } from '../operation.ts';
import type { OobCode, OobRequestType } from '../tokens/oob-codes.ts';

const MODES = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} satisfies Record<OobRequestType, string>;

/**
 * `accounts:sendOobCode`: puts a message into the outbox instead of mailing it. As hosted, a password reset for an unknown address and a
 * change to a taken one succeed without a message, so that nobody learns who has an account.
 */
export const sendOobCode: AuthOperation = (context, { body, admin, origin }) => {
  const requestType = parseRequestType(body.requestType);
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  const account = findAccount(context, body, requestType, admin);
  if (!account) {
    if (admin) throw new AuthError('EMAIL_NOT_FOUND');
    return { kind, email: parseEmail(body.email) };
  }
  const newEmail = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? parseEmail(body.newEmail) : undefined;
  if (newEmail !== undefined && context.accounts.byEmail(newEmail)) {
    if (admin) throw new AuthError('EMAIL_EXISTS');
    return { kind, email: newEmail };
  }
  const code = createCode(context, account, { requestType, newEmail, body, origin });
  context.oobCodes.add(code);
  const { email, oobCode, oobLink } = code;
  return { kind, email, ...(admin && body.returnOobLink === true ? { oobCode, oobLink } : {}) };
};

function parseRequestType(value: unknown): OobRequestType {
  if (typeof value === 'string' && Object.hasOwn(MODES, value)) return value as OobRequestType;
  throw notSupported(`The e-mail request ${String(value)}`);
}

function findAccount(context: AuthContext, body: JsonObject, requestType: OobRequestType, admin: boolean) {
  if (requestType === 'PASSWORD_RESET' || admin) return context.accounts.byEmail(parseEmail(body.email));
  const { account, claims } = requireSignedIn(context, body.idToken);
  if (requestType === 'VERIFY_AND_CHANGE_EMAIL') requireRecentLogin(context, claims);
  return account;
}

function createCode(
  context: AuthContext,
  account: Account,
  wanted: { requestType: OobRequestType; newEmail: string | undefined; body: JsonObject; origin: string },
): OobCode {
  const { requestType, newEmail, body, origin } = wanted;
  if (account.email === undefined) throw new AuthError('MISSING_EMAIL');
  const oobCode = randomId(40);
  const link = new URL('/emulator/action', origin);
  link.search = new URLSearchParams({ mode: MODES[requestType], oobCode, apiKey: 'local' }).toString();
  const continueUrl = optionalText(body, 'continueUrl');
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', checkedContinueUrl(continueUrl));
  return {
    oobCode,
    localId: account.localId,
    requestType,
    email: account.email,
    ...(newEmail === undefined ? {} : { newEmail }),
    oobLink: link.href,
    createdAt: context.now(),
  };
}

function checkedContinueUrl(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:') throw new AuthError('INVALID_CONTINUE_URI');
  return text;
}
