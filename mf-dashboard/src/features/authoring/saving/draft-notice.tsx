import type { Course } from '@cursiv/shared-domain';
import { RestoredNotice } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as styles from './draft-notice.module.css';
import { LiveNotice } from './live-notice.tsx';

type DraftNoticeProps = {
  live: Course | undefined;
  /** When the restored edits were made. */
  restoredFrom: Date | undefined;
};

/** The most urgent notice about the draft, one at a time. */
export function DraftNotice({ live, restoredFrom }: DraftNoticeProps) {
  const [unread, setUnread] = useState(restoredFrom);
  if (unread === undefined && !live) return null;
  return (
    <div className={styles.notice}>
      {unread !== undefined ? (
        <RestoredNotice at={unread} onRead={() => setUnread(undefined)} />
      ) : (
        live && <LiveNotice {...live} />
      )}
    </div>
  );
}
