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
  EMAIL_SIGNIN: 'signIn',
} satisfies Record<OobRequestType, string>;

/**
 * `accounts:sendOobCode`: puts a message into the outbox and, where strangers reach the backend, mails it. As hosted, a password reset for an unknown address and a
 * change to a taken one succeed without a message, so that nobody learns who has an account.
 */
export const sendOobCode: AuthOperation = (context, { body, admin, origin }) => {
  const requestType = parseRequestType(body.requestType);
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  if (requestType === 'EMAIL_SIGNIN') {
    const code = signInLink(context, body, origin);
    keep(context, code, admin);
    return { kind, email: code.email, ...shownToAdmin(code, body, admin) };
  }
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
  keep(context, code, admin);
  return { kind, email: code.email, ...shownToAdmin(code, body, admin) };
};

/** A program that asks for a link sends it by itself. Mails leave at most ten a minute to one address. */
function keep(context: AuthContext, code: OobCode, admin: boolean): void {
  const { public: publicSide, throttle, oobCodes } = context;
  const mailed = admin ? undefined : publicSide;
  const brake = `mail to ${code.newEmail ?? code.email}`;
  if (mailed) {
    throttle.check(brake);
    throttle.fail(brake);
  }
  oobCodes.add(code);
  mailed?.deliver(code);
}

const shownToAdmin = ({ oobCode, oobLink }: OobCode, body: JsonObject, admin: boolean) =>
  admin && body.returnOobLink === true ? { oobCode, oobLink } : {};

/** A link to sign in, whether the address has an account or not. Throws TOO_MANY_ATTEMPTS_TRY_LATER for many to one address. */
function signInLink(context: AuthContext, body: JsonObject, origin: string): OobCode {
  const email = parseEmail(body.email);
  const brake = `link to ${email}`;
  context.throttle.check(brake);
  context.throttle.fail(brake);
  return { ...newCode(context, 'EMAIL_SIGNIN', body, origin), email };
}

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
  return {
    ...newCode(context, requestType, body, origin),
    localId: account.localId,
    email: account.email,
    ...(newEmail === undefined ? {} : { newEmail }),
  };
}

function newCode(context: AuthContext, requestType: OobRequestType, body: JsonObject, origin: string) {
  const oobCode = randomId(40);
  const link = new URL('/emulator/action', origin);
  link.search = new URLSearchParams({ mode: MODES[requestType], oobCode, apiKey: 'local' }).toString();
  const continueUrl = optionalText(body, 'continueUrl');
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', checkedContinueUrl(continueUrl));
  return { oobCode, requestType, oobLink: link.href, createdAt: context.now() };
}

function checkedContinueUrl(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:') throw new AuthError('INVALID_CONTINUE_URI');
  return text;
}
