import { getCourse, getLessonBody, useLoad } from '@cursiv/shared-data';
import { errorCode, type LessonPlace } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { clockTime } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { lessonPlaceAddress } from '../courses/course-addresses.ts';
import * as notes from '../notes/notes.module.css';
import { useTextOf } from '../use-text-of.ts';
import { useAskingT } from './messages/messages.ts';

type AskedFromProps = {
  place: LessonPlace;
  /** The learner's name, for the expert; absent for the learner, who has been there. */
  learner?: string | undefined;
};

/** Where in a lesson a booking comes from, what its learner wrote there, and the way to the place. */
export function AskedFrom({ place, learner }: AskedFromProps) {
  const t = useAskingT();
  const textOf = useTextOf();
  const locale = useLocale();
  const { courseTitle, lessonTitle, second, passage, note } = place;
  return (
    <div className={notes.note}>
      <p>
        <strong>{t('from')}</strong> {t('of', { lesson: textOf(lessonTitle), course: textOf(courseTitle) })}
        {second !== undefined && `, ${t('at', { time: clockTime(second) })}`}
      </p>
      {passage && (
        <blockquote className={notes.quote} lang={passage.locale === locale ? undefined : passage.locale}>
          {passage.quote}
        </blockquote>
      )}
      {note && <p className={notes.plain}>{note}</p>}
      {learner === undefined ? <PlaceLink place={place} /> : <WayThere place={place} learner={learner} />}
    </div>
  );
}

/** Whether the reader may open a lesson, which the data rules say. */
async function isOpenTo({ courseId, lessonId }: LessonPlace): Promise<boolean> {
  try {
    const course = await getCourse(courseId);
    if (course) await getLessonBody(course, lessonId, course.baseLocale);
    return course !== undefined;
  } catch (error) {
    if (['no-access', 'signed-out', 'not-found'].includes(errorCode(error))) return false;
    throw error;
  }
}

function WayThere({ place, learner }: { place: LessonPlace; learner: string }) {
  const t = useAskingT();
  const isOpen = useLoad(useCallback(() => isOpenTo(place), [place]));
  // Keeps the place of the line to come, so that nothing below moves.
  if (isOpen.status !== 'ready') return <p className={notes.soft}>&nbsp;</p>;
  if (!isOpen.value) return <p className={notes.soft}>{t('closedPlace', { name: learner })}</p>;
  return <PlaceLink place={place} />;
}

function PlaceLink({ place }: { place: LessonPlace }) {
  const t = useAskingT();
  const { passage } = place;
  return (
    <Link to={lessonPlaceAddress(place)} {...(passage && { state: { passage } })}>
      {t('openPlace')}
    </Link>
  );
}
