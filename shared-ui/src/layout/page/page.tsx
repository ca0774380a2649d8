import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './page.module.css';

const widths = {
  text: styles.text,
  default: styles.regular,
  wide: styles.wide,
};

export type PageProps = {
  /** Becomes the page's only h1. */
  title: ReactNode;
  /** Content above the title: breadcrumbs, a category. */
  above?: ReactNode;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  actions?: ReactNode;
  /** `text` for reading, `default` for most pages, `wide` for tables and authoring. */
  width?: keyof typeof widths;
  children?: ReactNode;
};

/** The column of a page with its heading. The h1 can take focus after navigation. */
export function Page({ title, above, intro, actions, width = 'default', children }: PageProps) {
  return (
    <div className={classNames(styles.page, widths[width])}>
      <header className={styles.header}>
        {above && <div className={styles.above}>{above}</div>}
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
