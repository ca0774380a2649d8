import { useUser } from '@cursiv/shared-auth';
import { useParams } from '@cursiv/shared-router';
import { useCallback, useState } from 'react';
import { OpenDraft } from './open-draft.tsx';

/** The page for writing a course. The first save of a new course changes its address and nothing on the page. */
export default function AuthoringPage() {
  const { id: uid } = useUser();
  const { courseId } = useParams();
  const [opened, setOpened] = useState({ courseId, address: courseId, created: '', count: 0 });
  if (courseId !== opened.address) {
    const isFirstSave = courseId !== undefined && courseId === opened.created;
    setOpened(
      isFirstSave
        ? { ...opened, address: courseId }
        : { courseId, address: courseId, created: '', count: opened.count + 1 },
    );
  }
  const creating = useCallback(
    (created: string) => setOpened((present) => (present.created === created ? present : { ...present, created })),
    [],
  );
  return <OpenDraft key={`${uid}/${opened.count}`} uid={uid} courseId={opened.courseId} onCreating={creating} />;
}
