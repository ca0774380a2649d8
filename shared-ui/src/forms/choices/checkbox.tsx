import type { ComponentProps } from 'react';
import * as styles from './choice-field.module.css';

/** The box itself, for where its label does not stand behind it. */
export const Checkbox = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={styles.checkbox} />
);
