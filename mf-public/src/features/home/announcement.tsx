import type { PageText } from '@cursiv/shared-domain';
import { LocalText } from '../../shared/local-text.tsx';
import * as styles from './announcement.module.css';

/** The administrators' current announcement. */
export function Announcement({ text }: { text: PageText }) {
  return (
    <p className={styles.announcement}>
      <LocalText value={text} />
    </p>
  );
}
