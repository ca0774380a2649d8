import type { PageText } from '@cursiv/shared-domain';
import { LocalizedText } from '@cursiv/shared-ui';
import * as styles from './announcement.module.css';

/** The administrators' current announcement. */
export function Announcement({ text }: { text: PageText }) {
  return (
    <p className={styles.announcement}>
      <LocalizedText {...text} />
    </p>
  );
}
