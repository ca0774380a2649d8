import type { Course } from '@cursiv/shared-domain';
import { useState } from 'react';
import { ConflictNotice } from '../../shared/conflict-notice.tsx';
import * as styles from './draft-editor.module.css';
import { LiveNotice } from './live-notice.tsx';
import { RestoredNotice } from './restored-notice.tsx';

type DraftNoticeProps = {
  live: Course | undefined;
  /** When the restored edits were made, in epoch milliseconds. */
  restoredFrom: number | undefined;
  isConflict: boolean;
  onOverwrite: () => void;
  onReopen: () => void;
};

/** The most urgent notice about the draft, one at a time; notices that need a decision come first. */
export function DraftNotice({ live, restoredFrom, isConflict, onOverwrite, onReopen }: DraftNoticeProps) {
  const [unread, setUnread] = useState(restoredFrom);
  const overwrite = () => {
    setUnread(undefined);
    onOverwrite();
  };
  if (!isConflict && unread === undefined && !live) return null;
  return (
    <div className={styles.notice}>
      {isConflict ? (
        <ConflictNotice onOverwrite={overwrite} onReopen={onReopen} />
      ) : unread !== undefined ? (
        <RestoredNotice at={new Date(unread)} onRead={() => setUnread(undefined)} />
      ) : (
        live && <LiveNotice {...live} />
      )}
    </div>
  );
}
