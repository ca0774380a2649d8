import { getDraft, saveDraft } from '@cursiv/shared-data';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftBackup } from './draft-backup.ts';
import { DraftSaver } from './draft-saver.ts';
import { changesSince, type DraftState } from './draft-state.ts';

interface DraftSaverProps {
  uid: string;
  courseId: string;
  rev: number;
  stored: DraftState;
  backup: DraftBackup;
}

/** Saves the given draft after every change, as long as the editor is open. */
export function useDraftSaver({ uid, courseId, rev, stored, backup }: DraftSaverProps, present: DraftState) {
  const [saver] = useState(
    () =>
      new DraftSaver({
        ...{ courseId, rev, stored, backup },
        save: (before, after, base) =>
          saveDraft({ courseId, ownerUid: uid, rev: base, ...changesSince(before, after) }),
        latestRev: async () => (await getDraft(courseId))?.rev ?? 0,
        now: () => new Date(),
      }),
  );
  useEffect(() => saver.edited(present), [saver, present]);
  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && void saver.saveNow();
    const saveWhenOnline = () => void saver.saveNow();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('online', saveWhenOnline);
    return () => {
      window.removeEventListener('online', saveWhenOnline);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saver.stop();
    };
  }, [saver]);
  return { saver, saving: useSyncExternalStore(saver.subscribe, saver.getState) };
}
