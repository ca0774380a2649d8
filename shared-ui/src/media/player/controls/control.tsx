import type { ComponentProps, ReactNode } from 'react';
import * as styles from './controls.module.css';

type ControlProps = ComponentProps<'button'> & { children: ReactNode; 'data-on'?: boolean | undefined };

/** One button of the row; its name shows on hover. */
export function Control({ children, ...props }: ControlProps) {
  return (
    <button {...props} type="button" title={props['aria-label']} className={styles.button}>
      {children}
    </button>
  );
}
