import { createContext, useContext } from 'react';
import type { MenuName } from '../contract.ts';

/** A link of a menu, in the language of the page. */
export interface MenuLink {
  menu: MenuName;
  /** Locale-free path. */
  to: string;
  label: string;
  /** Whether pages below it are other links' pages. */
  end: boolean;
}

const useNone = (): readonly MenuLink[] => [];

/**
 * The shell's hook for the links of all menus that the person in front of the page may follow, in order. It is one hook for as long as the
 * document lives: a value that changes would make React replace what the server has rendered.
 */
export const MenuContext = createContext(useNone);

/** The links of a menu, of all sections. */
export function useMenu(name: MenuName): MenuLink[] {
  const useLinks = useContext(MenuContext);
  return useLinks().filter(({ menu }) => menu === name);
}
