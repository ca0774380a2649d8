import { Button, later, PagePart, useChoice } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import type { ReadableCourse, ReadableLesson } from '../courses/readable-course.ts';
import { useAskingT } from './messages/messages.ts';

/** Fetched, with what it reads, when it is opened. */
const AskPanel = later(() => import('./ask-panel.tsx'));

const PANELS = ['expert'] as const;

type AskExpertProps = { uid: string; course: ReadableCourse; lesson: ReadableLesson };

/** The way from a place in a lesson to somebody who can explain it. Closed, it costs no reads; the address keeps it open. */
export default function AskExpert({ uid, course, lesson }: AskExpertProps) {
  const t = useAskingT();
  const [panel, choose] = useChoice('panel', PANELS);
  return (
    <PagePart
      id="ask"
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-expanded={panel !== undefined}
          onClick={() => choose(panel ? '' : 'expert')}
        >
          {t(panel ? 'close' : 'open')}
        </Button>
      }
    >
      {panel && (
        <Suspense fallback={null}>
          <AskPanel uid={uid} course={course} lesson={lesson} />
        </Suspense>
      )}
    </PagePart>
  );
}
