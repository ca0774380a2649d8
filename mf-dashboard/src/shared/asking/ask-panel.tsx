import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { askedPlace, BOOKING_LIMITS, type LessonPlace, lessonPlaceSchema, NOTE_LIMITS } from '@cursiv/shared-domain';
import { Cluster, Stack, TextArea } from '@cursiv/shared-ui';
import { useState } from 'react';
import type { ReadableCourse, ReadableLesson } from '../courses/readable-course.ts';
import { lessonFilm } from '../notes/lesson-on-page.ts';
import { NotePin } from '../notes/note-pin.tsx';
import { PinChoices } from '../notes/pin-choices.tsx';
import { useSelectedPassage } from '../notes/use-selected-passage.ts';
import { CourseExperts } from './course-experts.tsx';
import { useAskingT } from './messages/messages.ts';

type AskPanelProps = { uid: string; course: ReadableCourse; lesson: ReadableLesson };

/** Where in the lesson, what is to be explained, and by whom. The request form finds the first two in this browser. */
export default function AskPanel({ uid, course, lesson }: AskPanelProps) {
  const t = useAskingT();
  const passage = useSelectedPassage();
  const selected = (passage?.quote.length ?? 0) > NOTE_LIMITS.quote ? undefined : passage;
  const [of] = useState(() => ({
    ...{ courseId: course.id, lessonId: lesson.id, courseTitle: course.title, lessonTitle: lesson.title },
  }));
  const [kept] = useState(() => keptEdits(uid, askedPlace(of), lessonPlaceSchema));
  const [place, keep] = useKept<LessonPlace>(kept, { ...of, ...atFilm() });
  const pin = (to: Pick<LessonPlace, 'second' | 'passage'>) => keep({ ...of, note: place.note, ...to });
  return (
    <Stack gap={3}>
      <NotePin second={place.second} passage={place.passage} onRemove={() => pin({})} />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        maxLength={BOOKING_LIMITS.note}
        value={place.note ?? ''}
        onChange={({ currentTarget }) => keep({ ...place, note: currentTarget.value })}
      />
      <Cluster>
        <PinChoices hasFilm={lesson.video !== undefined} selected={selected} onPin={pin} />
      </Cluster>
      <CourseExperts course={course} lessonId={lesson.id} onChoose={() => kept.keep(place)} />
    </Stack>
  );
}

/** The second at which the film is, once it has been played. */
function atFilm(): Pick<LessonPlace, 'second'> {
  const second = Math.floor(lessonFilm()?.currentTime ?? 0);
  return second > 0 ? { second } : {};
}
