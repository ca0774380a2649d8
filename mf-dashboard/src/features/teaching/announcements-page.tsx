import { useUser } from '@cursiv/shared-auth';
import { useGrowingList, watchAnnouncements } from '@cursiv/shared-data';
import { Button, EmptyState, ShowMore, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { AnnouncementEditor } from './announcements/announcement-editor.tsx';
import { AnnouncementLine } from './announcements/announcement-line.tsx';
import { useTeachingT } from './messages/messages.ts';
import { TeachingPage } from './teaching-page.tsx';

/** Announcements listed at first, and with every press more. */
const STEP = 30;

/** What the learners of a course are told by its authors. */
export default function AnnouncementsPage() {
  return (
    <TeachingPage page="announcements">
      {({ course, learners }) => <Announcements courseId={course.id} learners={learners} />}
    </TeachingPage>
  );
}

function Announcements({ courseId, learners }: { courseId: string; learners: number }) {
  const teach = useTeachingT();
  const { id: uid } = useUser();
  const [most, setMost] = useState(STEP);
  // The id of the draft that is edited, or 'new'.
  const [edited, setEdited] = useState<string>();
  const watch = useMemo(() => watchAnnouncements(courseId, most), [courseId, most]);
  const { list, isReading, hasMore } = useGrowingList(watch, most);
  const editor = { uid, courseId, onClose: () => setEdited(undefined) };
  return (
    <Stack gap={3}>
      <p>{teach('announcements.intro')}</p>
      {edited === 'new' ? (
        <AnnouncementEditor {...editor} draft={undefined} />
      ) : (
        <div>
          <Button onClick={() => setEdited('new')}>{teach('announcements.new')}</Button>
        </div>
      )}
      <LoadableView of={list}>
        {(announcements) => (
          <>
            {announcements.length === 0 && edited !== 'new' && (
              <EmptyState title={teach('announcements.empty')} text={teach('announcements.emptyText')} />
            )}
            <ShowMore label={teach('reviews.more')} {...{ hasMore, isReading }} onMore={() => setMost(most + STEP)}>
              <ul>
                {announcements.map((announcement) =>
                  announcement.id === edited ? (
                    <li key={announcement.id}>
                      <AnnouncementEditor {...editor} draft={announcement} />
                    </li>
                  ) : (
                    <AnnouncementLine
                      key={announcement.id}
                      courseId={courseId}
                      announcement={announcement}
                      learners={learners}
                      onEdit={() => setEdited(announcement.id)}
                    />
                  ),
                )}
              </ul>
            </ShowMore>
          </>
        )}
      </LoadableView>
    </Stack>
  );
}
