import { AppError, defaultUser, enrichUser, type User, type UserProfile, withTimeOut } from '@cursiv/shared-domain';
import type { StoreApi } from 'zustand/vanilla';
import { frozen } from '../frozen.ts';
import type { AuthGateway, Identity } from '../gateway/auth-gateway.ts';
import { type AuthResult, failed, succeeded } from '../gateway/auth-result.ts';
import { createProfile, readProfile } from '../profile.ts';
import { type CookieJar, readHint, type SessionHint, writeHint } from '../remembered/hint-cookies.ts';
import { readCachedUser, writeCachedUser } from '../remembered/user-cache.ts';
import type { Session } from './session.ts';
import { statedUser } from './stated-user.ts';

/** Time-outs of the session's actions, in milliseconds (spec §9). */
const LOGIN_MS = 10_000;
const REGISTRATION_MS = 10_000;
const NAME_UPDATE_MS = 5_000;

/** The browser around the session; tests bring their own. */
export interface SessionEnvironment {
  loadGateway(): Promise<AuthGateway>;
  cookies: CookieJar;
  storage: Storage | undefined;
  isSecure: boolean;
  now(): number;
  /** The service's own storage in this browser, which restores a session at the next load whatever the cookies say. */
  storedSession: { exists(): boolean; forget(): void };
  /** Who the service has said to the document that this is; undefined where that was not asked. */
  early?: Promise<Identity | undefined> | undefined;
  /** Called once the service's code has said who is signed in, or will not. */
  heard?: (() => void) | undefined;
  /** Holds the person's calls of functions back until what it returns is called. */
  holdCalls(): () => void;
}

/** Owns the session: reads the hints, follows the authentication service, and carries out sign-in, registration and sign-out. */
export class SessionController {
  readonly #store: StoreApi<Session>;
  readonly #environment: SessionEnvironment;
  #gateway: Promise<AuthGateway> | undefined;
  #isObserving = false;
  #isActing = false;
  /** The last action. */
  #acting: Promise<AuthResult> = Promise.resolve(succeeded);
  /** The end of a sign-out that undoes a late success; what comes next waits for it. */
  #undoing: Promise<void> = Promise.resolve();
  /** Abandoned attempts that may still succeed; until they settle, a sign-in reported by the service is not ours. */
  #abandoned = 0;
  #stopProfile: (() => void) | undefined;
  /** The id of who is signed in by the document's question alone. */
  #early: string | undefined;

  constructor(store: StoreApi<Session>, environment: SessionEnvironment) {
    this.#store = store;
    this.#environment = environment;
  }

  /**
   * Sets the hinted state from the cookies or a cached user (spec §4), and asks the service only if somebody may be
   * signed in. Visitors load none of its code.
   */
  start(): void {
    const { cookies, storage, now, storedSession, early, heard } = this.#environment;
    const hint = readHint(cookies);
    const user = this.#hintedUser(readCachedUser(storage, now()), hint);
    const loggedIn = hint.loggedIn || user !== undefined;
    this.#show({ status: 'unconfirmed', loggedIn, isAdmin: hint.isAdmin, user });
    if (loggedIn || storedSession.exists()) void this.follow();
    else {
      this.#leave();
      heard?.();
    }
    void early?.then((identity) => identity && this.#meet(identity));
  }

  /** Whether this browser holds a session that the service may confirm. Cookies alone are hints, which anything can write. */
  isStored(): boolean {
    return this.#environment.storedSession.exists();
  }

  /** The cached user, unless the cookies name another person; an administrator only when the cookies say so too (spec §4, §5). */
  #hintedUser(cached: User | undefined, { userId, isAdmin }: SessionHint): User | undefined {
    if (!cached || (userId !== undefined && userId !== cached.id)) return undefined;
    return { ...cached, isAdmin: cached.isAdmin && isAdmin };
  }

  /** The cached user, if it is this person. Nobody is an administrator by it: that takes the profile (spec §5). */
  #rememberedUser({ uid, email }: Identity): User | undefined {
    const { cookies, storage, now } = this.#environment;
    const cached = this.#hintedUser(readCachedUser(storage, now()), readHint(cookies));
    return cached?.id === uid ? { ...cached, email, isAdmin: false } : undefined;
  }

  /** Starts following the service, once. If the service is unavailable, the hints stay and the next load asks again. */
  async follow(): Promise<void> {
    if (this.#isObserving) return;
    this.#isObserving = true;
    try {
      const gateway = await this.loadGateway();
      gateway.observe((identity) => {
        this.#environment.heard?.();
        // An action in progress settles the session itself, with the name that registration still has to set.
        if (this.#isActing) return;
        // A sign-out, here or in another tab, removes the hints first.
        if (!identity) this.#leave(readHint(this.#environment.cookies).loggedIn);
        else if (this.#abandoned === 0) void this.#enter(identity);
      });
    } catch (error) {
      this.#isObserving = false;
      this.#environment.heard?.();
      console.error(error);
      this.#show({ status: 'signedOut' });
    }
  }

  signIn(email: string, password: string): Promise<AuthResult> {
    return this.#act(async (gateway) => {
      const signedIn = gateway.signIn(email, password);
      return this.#within(signedIn, LOGIN_MS, 'Login operation timed out', gateway);
    });
  }

  /** Signs in through Google's window, which a person may keep open as long as they like. */
  signInWithGoogle(): Promise<AuthResult> {
    return this.#act((gateway) => gateway.signInWithGoogle());
  }

  /** Signs in by a link in a mail; `link` is the address of the page that it has opened. */
  signInByLink(email: string, link: string): Promise<AuthResult> {
    return this.#act(async (gateway) => {
      const signedIn = gateway.signInByLink(email, link);
      return this.#within(signedIn, LOGIN_MS, 'Login operation timed out', gateway);
    });
  }

  /** Completes a sign-in that failed with `auth/code-required`. */
  confirmCode(code: string): Promise<AuthResult> {
    return this.#act((gateway) => gateway.confirmCode(code));
  }

  register(name: string, email: string, password: string): Promise<AuthResult> {
    return this.#act(async (gateway) => {
      const registered = gateway.register(email, password);
      const identity = await this.#within(registered, REGISTRATION_MS, 'Registration operation timed out', gateway);
      // A person can request a failed message again on the account page.
      void gateway.sendVerification().catch((error: unknown) => console.info(error));
      try {
        await withTimeOut(gateway.updateName(name), NAME_UPDATE_MS, 'Profile update timed out', 'auth/timed-out');
      } catch (error) {
        // The account exists and the profile below keeps the name: report the failure, but let the person in.
        await this.#enter({ ...identity, name });
        throw error;
      }
      return { ...identity, name };
    });
  }

  /**
   * Clears the user at once, even if signing out fails or the service is missing (spec §4): closing the page right
   * afterwards leaves nobody signed in.
   */
  async signOut(): Promise<AuthResult> {
    this.#leave();
    this.#environment.storedSession.forget();
    // The service may only now tell of the person who is leaving.
    return this.#alone((gateway) => gateway.signOut());
  }

  #act(action: (gateway: AuthGateway) => Promise<Identity>): Promise<AuthResult> {
    return this.#alone(async (gateway) => {
      void this.follow();
      await this.#enter(await action(gateway));
    });
  }

  /** Does something with the service, whose news of the session count only afterwards. */
  #alone(action: (gateway: AuthGateway) => Promise<void>): Promise<AuthResult> {
    this.#isActing = true;
    this.#acting = this.#outcomeOf(action);
    return this.#acting;
  }

  async #outcomeOf(action: (gateway: AuthGateway) => Promise<void>): Promise<AuthResult> {
    try {
      await this.#undoing;
      await action(await this.loadGateway());
      return succeeded;
    } catch (error) {
      return failed(error);
    } finally {
      this.#isActing = false;
    }
  }

  /** Abandons an attempt after its time-out; a late success is undone, so that nothing visible changes. */
  async #within(attempt: Promise<Identity>, ms: number, message: string, gateway: AuthGateway): Promise<Identity> {
    let isSettled = false;
    const watched = attempt.finally(() => {
      isSettled = true;
    });
    try {
      return await withTimeOut(watched, ms, message, 'auth/timed-out');
    } catch (error) {
      if (!isSettled) void this.#undoLate(attempt, gateway);
      throw error;
    }
  }

  async #undoLate(attempt: Promise<Identity>, gateway: AuthGateway): Promise<void> {
    this.#abandoned += 1;
    try {
      const { uid } = await attempt;
      // Whoever has tried again meanwhile stays signed in.
      if (this.#isActing && (await this.#acting).success) return;
      if (this.#isCurrent(uid)) return;
      this.#undoing = gateway.signOut().catch((error: unknown) => console.info(error));
      await this.#undoing;
    } catch (error) {
      console.info('an attempt that was given up failed', error);
    } finally {
      this.#abandoned -= 1;
    }
  }

  /** The service's calls; the code loads on first use. Throws AppError `auth/unavailable`. */
  loadGateway(): Promise<AuthGateway> {
    this.#gateway ??= this.#environment.loadGateway().catch((cause: unknown) => {
      this.#gateway = undefined;
      throw new AppError('auth/unavailable', 'Authentication service not available', { cause });
    });
    return this.#gateway;
  }

  /**
   * Sets the user at once, as this browser remembers them or else with default values, then enriches them from the profile (spec §4).
   */
  async #enter(identity: Identity): Promise<void> {
    if (this.#isCurrent(identity.uid) && this.#early !== identity.uid) return;
    this.#early = undefined;
    this.#stopProfile?.();
    const known = this.#knownUser(identity);
    const remembered = known ?? this.#rememberedUser(identity);
    // Of somebody whom this browser does not remember, a profile may have to be stored first.
    const release = remembered ? undefined : this.#environment.holdCalls();
    this.#set(identity, remembered ?? defaultUser(identity.uid, identity.email, identity.name), {
      isProfileKnown: known !== undefined,
      ...(remembered && { isRemembered: true }),
    });
    await this.#followProfile(identity).finally(release);
  }

  /** Enriches the user from the stored profile, which is created only if missing (spec §4), and follows it from then on. */
  async #followProfile(identity: Identity): Promise<void> {
    const gateway = await this.loadGateway();
    const isCurrent = () => this.#isCurrent(identity.uid);
    if (!isCurrent()) return;
    let isRead = false;
    let newer: { profile: UserProfile | undefined } | undefined;
    const take = (profile: UserProfile | undefined) => {
      if (profile?.status === 'suspended') void gateway.signOut();
      else this.#enrich(identity, profile);
    };
    // Watched before it is read: the two share one listener, and the document is paid for once.
    this.#stopProfile = gateway.watchProfile(identity.uid)({
      next: (profile) => {
        if (!isCurrent()) return;
        if (isRead) take(profile);
        else newer = { profile };
      },
      // The last known state stays; the watch itself tries again.
      fail: (error) => console.info(error),
    });
    const profile = await readProfile(gateway, identity.uid, isCurrent);
    if (profile === undefined && isCurrent()) await createProfile(gateway, identity, isCurrent);
    if (!isCurrent()) return;
    isRead = true;
    this.#enrich(identity, profile ?? undefined);
    if (newer?.profile) take(newer.profile);
  }

  /**
   * Sets the user by the answer to the document's question: enough to show what the document has asked for as the same person. The service's
   * code judges the session when it comes, and guards wait for that.
   */
  #meet(identity: Identity): void {
    const { status } = this.#store.getState();
    if (status !== 'unconfirmed' || this.#isActing || !this.#environment.storedSession.exists()) return;
    this.#early = identity.uid;
    const user = this.#rememberedUser(identity) ?? defaultUser(identity.uid, identity.email, identity.name);
    this.#set(identity, user, { isProfileKnown: false, isAhead: true });
  }

  /**
   * Takes the stored profile of whom the service has confirmed, which was asked for ahead with their token: their pages need not wait for the code that reads
   * it. Nobody who is suspended is let in by it.
   */
  recall(uid: string, profile: Readonly<Record<string, unknown>>): void {
    const session = this.#store.getState();
    if (session.status !== 'signedIn' || session.isProfileKnown || session.user.id !== uid) return;
    if (profile.status === 'suspended') return;
    const { user, account, isAhead } = session;
    const identity = { uid, email: user.email, name: user.name, ...account };
    const stated = statedUser(defaultUser(uid, user.email, user.name), profile);
    this.#set(identity, stated, { isProfileKnown: true, ...(isAhead && { isAhead }) });
  }

  /** The user by the profile that was asked for ahead. */
  #knownUser({ uid, email }: Identity): User | undefined {
    const session = this.#store.getState();
    const isKnown = session.status === 'signedIn' && session.isProfileKnown && session.user.id === uid;
    return isKnown ? { ...session.user, email } : undefined;
  }

  #enrich(identity: Identity, profile: UserProfile | undefined): void {
    const user = defaultUser(identity.uid, identity.email, identity.name);
    this.#set(identity, profile ? enrichUser(user, profile) : user, { isProfileKnown: true });
  }

  #set(
    { emailVerified, hasPassword }: Identity,
    user: User,
    known: { isProfileKnown: boolean; isRemembered?: true; isAhead?: true },
  ): void {
    const { isProfileKnown } = known;
    const { cookies, storage, isSecure, now } = this.#environment;
    const wasAdmin = readHint(cookies).isAdmin && readHint(cookies).userId === user.id;
    writeHint(cookies, { userId: user.id, isAdmin: isProfileKnown ? user.isAdmin : wasAdmin }, isSecure);
    // The admin flag counts only when cookie and profile are both exactly true (spec §5).
    const confirmed = { ...user, isAdmin: user.isAdmin && readHint(cookies).isAdmin };
    const account = { emailVerified, hasPassword };
    this.#show({ status: 'signedIn', user: confirmed, ...known, account, isAdminHinted: wasAdmin });
    if (isProfileKnown) writeCachedUser(storage, confirmed, now());
  }

  #leave(isUnasked = false): void {
    const { cookies, storage, isSecure, now } = this.#environment;
    this.#stopProfile?.();
    this.#stopProfile = undefined;
    writeHint(cookies, undefined, isSecure);
    writeCachedUser(storage, undefined, now());
    this.#show(isUnasked ? { status: 'signedOut', isUnasked } : { status: 'signedOut' });
    // Nothing of this person may remain for the next one on the same browser.
    void this.#gateway?.then((gateway) => gateway.forgetData()).catch((error: unknown) => console.error(error));
  }

  /** Every state is handed out by reference, so it is frozen against changes by its readers. */
  #show(session: Session): void {
    this.#store.setState(frozen(session), true);
  }

  #isCurrent(uid: string): boolean {
    const session = this.#store.getState();
    return session.status === 'signedIn' && session.user.id === uid;
  }
}
