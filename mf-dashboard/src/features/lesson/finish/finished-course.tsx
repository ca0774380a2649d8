import type { Enrollment } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Cluster } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { OwnCertificate } from '../../../shared/certificates/own-certificate.tsx';
import type { ReadableCourse } from '../../../shared/courses/readable-course.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useLessonWords } from '../room/lesson-words.ts';
import { CourseStars } from './course-stars.tsx';
import * as styles from './finished-course.module.css';
import { GoOn } from './go-on.tsx';
import { PenStroke } from './pen-stroke.tsx';

/** The end of a course, the moment it is reached: stars in place, the certificate, and what comes next. */
export default function FinishedCourse({ course, enrollment }: { course: ReadableCourse; enrollment: Enrollment }) {
  const words = useLessonWords();
  const textOf = useTextOf();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.finished} aria-labelledby="finished-course">
      <PenStroke />
      <h2 id="finished-course" ref={heading} tabIndex={-1}>
        {words('finished')}
      </h2>
      <p>{words('finishedText', { title: textOf(course.title, course.baseLocale) })}</p>
      <CourseStars enrollment={enrollment} />
      <Cluster justify="center">
        <OwnCertificate course={course} uid={enrollment.uid} />
        <ButtonLink to={paths.dashboardCourse(course.id)} variant="secondary">
          {words('toCourse')}
        </ButtonLink>
      </Cluster>
      <GoOn uid={enrollment.uid} courseId={course.id} />
    </section>
  );
}
