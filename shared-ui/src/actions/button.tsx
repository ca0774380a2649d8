import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  /** Work is in progress: further presses are ignored, focus and width stay, an indicator appears after a moment. */
  pending?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
};

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
};

/** Performs an action on this page. For going elsewhere use `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  pending = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        styles.button,
        variants[variant],
        size === 'small' && styles.small,
        pending && styles.pending,
        className,
      )}
      onClick={press}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {pending && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
