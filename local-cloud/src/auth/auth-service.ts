import type { ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../http/http-error.ts';
import { requireOwnReader } from '../http/own-page.ts';
import type { BufferedRequest } from '../http/request.ts';
import { sendJson } from '../http/send.ts';
import { closeDatabase, openDatabase } from '../sqlite.ts';
import type { Provider } from './accounts/account.ts';
import { ACCOUNT_SCHEMA, AccountStore } from './accounts/account-store.ts';
import { SignInThrottle } from './accounts/sign-in-throttle.ts';
import type { AuthContext, PublicSide } from './auth-context.ts';
import { AuthError, authErrorBody } from './auth-error.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { GOOGLE } from './google-answer.ts';
import { answerActionLink } from './pages/action-links.ts';
import { servePages } from './pages/popup-pages.ts';
import { routeAuth } from './route-auth.ts';
import { type Authenticate, createAuthenticate } from './tokens/authenticate.ts';
import { OOB_CODE_SCHEMA, type OobCode, OobCodes } from './tokens/oob-codes.ts';
import { REFRESH_TOKEN_SCHEMA, RefreshTokens } from './tokens/refresh-tokens.ts';
import { SecondFactorSessions } from './tokens/second-factor-sessions.ts';

/** An account for the demo data; `google` also lets it sign in through the popup, without asking for consent. */
export type SeedAccount = Omit<NewAccount, 'providers'> & { google?: boolean };

/** The address of the messages that hosted Firebase would mail; their links open accounts. */
const MESSAGES = /^\/emulator\/v1\/projects\/[^/]+\/oobCodes$/;

/** Firebase Authentication: Identity Toolkit v1, Secure Token v1 and the popup's helper pages. */
export class AuthService {
  readonly authenticate: Authenticate;
  /** The accounts and messages that the console shows and changes. */
  readonly accounts: AccountStore;
  readonly #database: DatabaseSync;
  readonly #context: AuthContext;

  /** `now` is the clock in ms; `publicSide` makes it one that strangers may reach. */
  constructor({
    databaseFile,
    project,
    now = Date.now,
    publicSide,
  }: { databaseFile: string; project: string; now?: () => number; publicSide?: PublicSide | undefined }) {
    this.#database = openDatabase(databaseFile, ACCOUNT_SCHEMA + REFRESH_TOKEN_SCHEMA + OOB_CODE_SCHEMA);
    const accounts = new AccountStore(this.#database);
    this.accounts = accounts;
    this.#context = {
      project,
      now,
      accounts,
      refreshTokens: new RefreshTokens(this.#database),
      oobCodes: new OobCodes(this.#database, now),
      throttle: new SignInThrottle(now),
      secondFactorSessions: new SecondFactorSessions(now),
      public: publicSide,
    };
    this.authenticate = createAuthenticate(project, accounts, now, publicSide?.seal);
  }

  /** Answers the request if it belongs to Authentication; returns false otherwise. */
  handle(request: BufferedRequest, response: ServerResponse): boolean {
    if (MESSAGES.test(request.url.pathname)) requireOwnReader(request.headers);
    if (request.url.pathname === '/emulator/action') {
      answerActionLink(this.#context, request, response);
      return true;
    }
    if (servePages(this.#context, request, response)) return true;
    try {
      const answer = routeAuth(this.#context, this.authenticate, request);
      if (answer) sendJson(response, answer);
      return answer !== undefined;
    } catch (error) {
      const known =
        error instanceof HttpError ? new AuthError(`INVALID_ARGUMENT : ${error.message}`, error.http) : error;
      if (!(known instanceof AuthError)) throw error;
      sendJson(response, authErrorBody(known), known.http);
      return true;
    }
  }

  /** Stores an account without signing in. Throws AuthError (EMAIL_EXISTS, DUPLICATE_LOCAL_ID, …). */
  createUser({ google = false, ...wanted }: SeedAccount): void {
    createAccount(this.#context, { ...wanted, providers: google ? [googleProvider(wanted)] : [] });
  }

  /** The messages that hosted Firebase would have mailed, oldest first. */
  messages(): OobCode[] {
    return this.#context.oobCodes.list();
  }

  /** Removes every account, token and message. */
  clear(): void {
    this.#context.accounts.clear();
  }

  close(): void {
    closeDatabase(this.#database);
  }
}

function googleProvider({ email, displayName, photoUrl }: NewAccount): Provider {
  if (email === undefined) throw new AuthError('MISSING_EMAIL');
  return {
    providerId: GOOGLE,
    rawId: `local-${email.toLowerCase()}`,
    email: email.toLowerCase(),
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
  };
}
