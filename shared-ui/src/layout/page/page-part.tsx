import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './page-part.module.css';

export type PagePartProps = {
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Anchor for links into the page. */
  id?: string;
  /** For components that focus the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

/** A titled part of a page: an h2 and its content. */
export function PagePart({ title, intro, actions, id, headingRef, children }: PagePartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId} id={id}>
      <div className={styles.heading}>
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
