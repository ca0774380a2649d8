import { seemsStaff, useSession } from '@cursiv/shared-auth';
import { localizePath, splitLocale } from '@cursiv/shared-i18n';
import { type GuardName, paths } from '@cursiv/shared-platform';
import { useEffect } from 'react';
import { Outlet, type UIMatch, useLocation, useMatches, useNavigate } from 'react-router';
import { useHost } from '../../layouts/host-context.ts';
import { NoAccess } from '../../screens/no-access.tsx';

interface Handle {
  section?: string;
  guard?: GuardName;
  roles?: readonly string[];
}

/** The section of the shown page, and the page's guard. */
function useShownPage(): Handle {
  const matches = useMatches() as UIMatch<unknown, Handle | undefined>[];
  return Object.assign({}, ...matches.map(({ handle }) => handle));
}

/** The person has signed out in another tab: this page goes to sign-in, and back afterwards. */
function ToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A person who signs out here is already going to another page, which React has not shown yet.
    if (window.location.pathname !== pathname) return;
    const { locale, path } = splitLocale(pathname);
    void navigate(localizePath(paths.login(path + search), locale), { replace: true });
  }, [navigate, pathname, search]);
  return null;
}

/** A page behind a guard stays only as long as the guard would let the person in, and starts anew for another person. */
function GuardedPage({ guard, roles }: { guard: GuardName; roles: readonly string[] | undefined }) {
  const session = useSession();
  if (session.status !== 'signedIn') return <ToSignIn />;
  if (guard === 'admin' && session.isProfileKnown && !seemsStaff(session, roles)) return <NoAccess />;
  return <Outlet key={session.user.id} />;
}

/** The section's root element in the page; its attributes say whose code runs inside. */
export function SectionFrame() {
  const { section, guard = 'none', roles } = useShownPage();
  const host = useHost();
  const release = section ? host.committed(section) : undefined;
  return (
    <div data-section={section} data-build={release?.file.buildId}>
      {guard === 'none' ? <Outlet /> : <GuardedPage guard={guard} roles={roles} />}
    </div>
  );
}
