import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../loading/on-demand.ts';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './menu-button.module.css';
import type { MenuButtonProps, MenuFocus } from './menu-props.ts';

const menuPopup = onDemand(() => import('./menu-popup.tsx'));

const OPENING_KEYS: Partial<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** A button that opens a list of further actions. */
export function MenuButton({ label, trigger, items }: MenuButtonProps) {
  const [buttonId, menuId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<MenuFocus>();
  const code = useOnDemand(menuPopup, focus !== undefined, () => setFocus(undefined));
  const isOpen = Boolean(code) && focus !== undefined;
  const press = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus what is clicked, and the focus comes back to where it was.
    currentTarget.focus();
    // Screen readers press without a pointer: they begin with the first action.
    setFocus(detail === 0 ? 'first' : 'whole');
  };
  const pressKey = (event: KeyboardEvent) => {
    const opened = OPENING_KEYS[event.key];
    if (!opened) return;
    event.preventDefault();
    setFocus(opened);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': menuId })}
        {...(trigger && { 'aria-label': label })}
        className={classNames(styles.button, Boolean(trigger) && styles.custom)}
        onClick={press}
        onKeyDown={pressKey}
      >
        {trigger ?? label}
      </button>
      {code && (
        <code.MenuPopup
          focus={focus}
          onClose={() => setFocus(undefined)}
          menuId={menuId}
          button={button}
          buttonId={buttonId}
          items={items}
        />
      )}
    </>
  );
}
