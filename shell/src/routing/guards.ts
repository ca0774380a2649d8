import {
  session as own,
  seemsSignedIn,
  seemsStaff,
  sessionStore,
  whenConfirmed,
  whenRecognized,
  whenSettled,
} from '@cursiv/shared-auth';
import { localizePath, splitLocale } from '@cursiv/shared-i18n';
import { type GuardName, paths } from '@cursiv/shared-platform';
import { data, type MiddlewareFunction, redirect } from 'react-router';

/** A guard's decision: let in, ask to sign in, or refuse. */
type Verdict = 'allowed' | 'sign-in' | 'no-access';

const guards: Record<GuardName, (roles?: readonly string[]) => Promise<Verdict>> = {
  none: async () => 'allowed',
  auth: async () => ((await whenRecognized()).status === 'signedIn' ? 'allowed' : 'sign-in'),
  admin: async (roles) => {
    const session = await whenSettled();
    if (session.status !== 'signedIn') return 'sign-in';
    return seemsStaff(session, roles) ? 'allowed' : 'no-access';
  },
};

function guardNamed(name: string): (typeof guards)[GuardName] {
  const guard = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined;
  if (!guard) throw new Error(`Unknown route middleware: '${name}'.`);
  return guard;
}

/**
 * Middleware that runs a named guard before its route (spec §5) and redirects to sign-in. Throws "Unknown route
 * middleware" (spec §8).
 */
export function guardMiddleware(name: string): MiddlewareFunction {
  return async ({ request }) => {
    if ((await guardNamed(name)()) !== 'sign-in') return;
    const { pathname, search } = new URL(request.url);
    const { locale, path } = splitLocale(pathname);
    throw redirect(localizePath(paths.login(path + search), locale));
  };
}

/**
 * Whether a guard seems to let the present person in, by the session that their browser holds and the last visit: enough to fetch code, not
 * to run it. Hints without a session can be anybody's.
 */
export function seemsAllowed(guard: GuardName, roles?: readonly string[]): boolean {
  if (guard === 'none') return true;
  const session = sessionStore.getState();
  if (session.status === 'unconfirmed' && !own.isStored()) return false;
  return guard === 'auth' ? seemsSignedIn(session) : seemsStaff(session, roles);
}

/**
 * Waits for a guard and throws when it refuses: 403 for a person without the right. Route code starts to load while the
 * middleware runs, so loading itself has to wait for this: a refused visitor must not fetch it. An error of middleware
 * would replace the whole page; a loader's error stays in the section.
 */
export async function assertAllowed(name: string, roles?: readonly string[]): Promise<void> {
  const verdict = await guardNamed(name)(roles);
  if (verdict === 'no-access') throw data(null, { status: 403 });
  if (verdict === 'sign-in') throw new Error(`guard ${name} asks for a sign-in`);
}

/**
 * Waits until a page's code may start, and throws when its guard refuses. For a page of whoever is signed in the profile need not be known
 * yet: the page waits for it with all that it shows.
 */
export async function assertMayStart(guard: GuardName, roles?: readonly string[]): Promise<void> {
  if (guard === 'auth' && (await whenConfirmed()).status === 'signedIn') return;
  await assertAllowed(guard, roles);
}
