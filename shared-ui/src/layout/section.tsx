import { type ReactNode, useId } from 'react';
import * as styles from './section.module.css';

export type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Anchor for links into the page. */
  id?: string;
  children?: ReactNode;
};

/** A named part of a page: an h2 and what belongs to it. */
export function Section({ title, lead, actions, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <div className={styles.heading}>
        <h2 id={titleId}>{title}</h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
