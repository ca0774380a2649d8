import { Link } from '@cursiv/shared-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';

export type ButtonLinkProps = ComponentProps<typeof Link> & {
  variant?: Exclude<ButtonVariant, 'danger'>;
  size?: 'medium' | 'small';
  icon?: ReactNode;
};

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
};

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, variants[variant], size === 'small' && styles.small, className)}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
