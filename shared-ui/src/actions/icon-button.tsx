import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  /** Its accessible name, also shown on hover. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'secondary';
};

/** A button with only an icon. */
export function IconButton({ label, icon, variant = 'quiet', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, variant === 'secondary' && styles.secondary, className)}
    >
      {icon}
    </button>
  );
}
