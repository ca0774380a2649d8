import { type Session, seemsSignedIn, seemsStaff, useSession } from '@cursiv/shared-auth';
import { useLocale } from '@cursiv/shared-i18n';
import type { GuardName, MenuEntry } from '@cursiv/shared-platform';
import { MenuContext, type MenuLink } from '@cursiv/shared-platform/shell';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useHost } from './host-context.ts';

/** Whether another entry of the menu leads to a page below this one's. */
const isAbove = ({ menu, path }: MenuEntry, entries: readonly MenuEntry[]) =>
  entries.some((other) => other.menu === menu && other.path.startsWith(`${path}/`));

const isFor = (session: Session, guard: GuardName, roles: readonly string[] | undefined): boolean =>
  guard === 'none' || (guard === 'auth' ? seemsSignedIn(session) : seemsStaff(session, roles));

function useLinks(): readonly MenuLink[] {
  const host = useHost();
  const entries = useSyncExternalStore(
    host.subscribe,
    () => host.menu,
    () => host.menu,
  );
  const session = useSession();
  const locale = useLocale();
  return entries
    .filter(({ guard, roles }) => isFor(session, guard, roles))
    .sort((a, b) => a.order - b.order)
    .map(
      (entry): MenuLink => ({
        menu: entry.menu,
        to: entry.path,
        label: entry.label[locale],
        end: isAbove(entry, entries),
      }),
    );
}

/** Gives all menus below the entries of every section that the person in front of the page may follow. */
export const Menus = ({ children }: { children: ReactNode }) => <MenuContext value={useLinks}>{children}</MenuContext>;
