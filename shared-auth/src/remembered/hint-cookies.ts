/** Cookies that hint at the session for the first paint (spec §3): 7 days, SameSite strict (spec §9). */
const LOGGED_IN = 'auth-logged-in';
const USER_ID = 'auth-user-id';
const IS_ADMIN = 'auth-is-admin';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** The object that holds the cookies: `document`, or a stand-in. */
export interface CookieJar {
  cookie: string;
}

/** The content of the cookies; anything but exactly `true` counts as false (spec §5). */
export interface SessionHint {
  loggedIn: boolean;
  userId: string | undefined;
  isAdmin: boolean;
}

function read(jar: CookieJar, name: string): string | undefined {
  const entry = jar.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}

export function readHint(jar: CookieJar): SessionHint {
  const loggedIn = read(jar, LOGGED_IN) === 'true';
  return { loggedIn, userId: read(jar, USER_ID) || undefined, isAdmin: loggedIn && read(jar, IS_ADMIN) === 'true' };
}

/** Writes the hint cookies, or removes them when there is no session. */
export function writeHint(
  jar: CookieJar,
  hint: { userId: string; isAdmin: boolean } | undefined,
  secure: boolean,
): void {
  const attributes = `Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
  const values = { [LOGGED_IN]: hint && 'true', [USER_ID]: hint?.userId, [IS_ADMIN]: hint && String(hint.isAdmin) };
  for (const [name, value] of Object.entries(values)) {
    jar.cookie = `${name}=${value ?? ''}; Max-Age=${value === undefined ? 0 : LIFETIME_SECONDS}; ${attributes}`;
  }
}
