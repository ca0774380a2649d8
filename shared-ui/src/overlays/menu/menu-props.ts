import type { ReactNode, RefObject } from 'react';

export type MenuAction = {
  id: string;
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
};

export type MenuButtonProps = {
  /** The button's name. */
  label: string;
  /** The button's visible content when that is not its name, such as an icon or an avatar. */
  trigger?: ReactNode;
  items: readonly MenuAction[];
};

/** What of an open menu has the focus at first: one of its actions, or the menu as a whole. */
export type MenuFocus = 'first' | 'last' | 'whole';

export type MenuPopupProps = {
  /** Undefined while the menu is closed. */
  focus: MenuFocus | undefined;
  onClose: () => void;
  menuId: string;
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  items: readonly MenuAction[];
};
