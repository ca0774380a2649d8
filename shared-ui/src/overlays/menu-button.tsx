import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../styles/class-names.ts';
import * as styles from './menu-button.module.css';

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

/** A button that opens a list of further actions. */
export function MenuButton({ label, trigger, items }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button
        {...(trigger && { 'aria-label': label })}
        className={classNames(styles.button, Boolean(trigger) && styles.custom)}
      >
        {trigger ?? label}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <Menu className={styles.menu ?? ''}>
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.disabled ?? false}
              onAction={item.onSelect}
              className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
            >
              {item.icon}
              {item.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
