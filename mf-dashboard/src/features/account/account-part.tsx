import { type ReactNode, useId } from 'react';
import * as styles from './account-part.module.css';

type AccountPartProps = { title: string; lead: string; children: ReactNode };

/** One thing about the account: what it is for beside what can be done, under each other where it is narrow. */
export function AccountPart({ title, lead, children }: AccountPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
