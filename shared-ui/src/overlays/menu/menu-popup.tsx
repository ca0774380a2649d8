import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './menu-popup.module.css';
import type { MenuPopupProps } from './menu-props.ts';

/** The actions of a menu button, below it. */
export function MenuPopup({ focus, onClose, menuId, button, buttonId, items }: MenuPopupProps) {
  return (
    <Popover
      isOpen={focus !== undefined}
      onOpenChange={(next) => !next && onClose()}
      triggerRef={button}
      aria-labelledby={buttonId}
      className={styles.popover ?? ''}
      placement="bottom end"
      offset={4}
    >
      <Menu
        id={menuId}
        aria-labelledby={buttonId}
        autoFocus={focus === 'whole' ? true : (focus ?? false)}
        onClose={onClose}
        className={styles.menu ?? ''}
      >
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
  );
}
