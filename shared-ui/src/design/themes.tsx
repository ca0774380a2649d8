import type { ReactNode } from 'react';
import * as styles from './themes.module.css';
import { useWords } from './words.ts';

/** The same examples in the light and in the dark theme. */
export function Themes({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div className={styles.themes}>
      <section className={styles.light} aria-label={words.light}>
        {children}
      </section>
      <section className={styles.dark} aria-label={words.dark}>
        {children}
      </section>
    </div>
  );
}

/** Examples of one component with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.name}>
        <code>{name}</code>
      </p>
      {children}
    </div>
  );
}
