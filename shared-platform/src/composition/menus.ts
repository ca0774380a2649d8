import type { GuardName, MenuName, PageLocale } from '../contract.ts';
import type { ReleaseFile } from '../files/release-file.ts';

/** An entry of a menu, wherever its section's release has it from. */
export interface MenuEntry {
  section: string;
  menu: MenuName;
  /** Locale-free. */
  path: string;
  guard: GuardName;
  /** Of its page. */
  roles?: readonly string[];
  label: Record<PageLocale, string>;
  order: number;
}

/** The entries that a release brings for menus. What leads to none of its pages, or lacks a label, is no entry. */
export const menuEntries = ({ section, routes, menu = [] }: ReleaseFile): MenuEntry[] =>
  menu.flatMap(({ menu, route, label, guard, order }) => {
    const page = routes.find(({ id }) => id === route);
    return page && label?.ro && label.en
      ? [
          {
            section,
            menu,
            path: page.path,
            guard: guard ?? page.guard,
            label,
            order,
            ...(page.roles && { roles: page.roles }),
          },
        ]
      : [];
  });
