import { type ReactNode, useId } from 'react';
import * as styles from './account-part.module.css';

type AccountPartProps = { title: string; intro: string; children: ReactNode };

/** One part of the account: its explanation beside its controls, or above them where space is narrow. */
export function AccountPart({ title, intro, children }: AccountPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
