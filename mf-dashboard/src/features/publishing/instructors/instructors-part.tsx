import { useWatch, watchInstructors } from '@cursiv/shared-data';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { InstructorLine } from './instructor-line.tsx';
import { useInstructorsT } from './messages/messages.ts';
import { NameInstructor } from './name-instructor.tsx';

type InstructorsPartProps = { courseId: string; ownerUid: string };

/** Whom an author has named to teach their course, how each stands, and the way to name another. */
export function InstructorsPart({ courseId, ownerUid }: InstructorsPartProps) {
  const t = useInstructorsT();
  const named = useWatch(useMemo(() => watchInstructors(courseId, ownerUid), [courseId, ownerUid]));
  return (
    <PagePart title={t('title')} intro={t('intro')}>
      <LoadableView of={named}>
        {(places) => {
          const shown = places.filter(({ status }) => status !== 'removed');
          return (
            <Stack gap={2}>
              {shown.length > 0 && (
                <ul>
                  {shown.map((place) => (
                    <InstructorLine key={place.id} place={place} />
                  ))}
                </ul>
              )}
              <NameInstructor courseId={courseId} />
            </Stack>
          );
        }}
      </LoadableView>
    </PagePart>
  );
}
