import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './section.module.css';

export type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Anchor for links into the page. */
  id?: string;
  /** For components that focus the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

/** A titled part of a page: an h2 and its content. */
export function Section({ title, lead, actions, id, headingRef, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <div className={styles.heading}>
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
