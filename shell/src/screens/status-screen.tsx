import { DocumentTitle, ErrorState } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import * as styles from './status-screen.module.css';

interface StatusScreenProps {
  title: string;
  text?: ReactNode;
  detail?: ReactNode;
  action: ReactNode;
}

/** A full page that says why the page is missing, and where to go. */
export function StatusScreen({ title, text, detail, action }: StatusScreenProps) {
  return (
    <div className={styles.screen}>
      <DocumentTitle>{title}</DocumentTitle>
      <ErrorState level={1} title={title} text={text} detail={detail} action={action} />
    </div>
  );
}
