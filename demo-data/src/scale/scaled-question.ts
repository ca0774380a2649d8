import { type LessonQuestion, lessonQuestionSchema } from '@cursiv/shared-domain';
import { listedQuestion } from '../courses/listed-question.ts';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { spread } from './chosen.ts';
import { scaledCourse } from './scaled-course.ts';
import { PEOPLE_PER_COURSE, scaledPerson } from './scaled-people.ts';

/** A question under the first lesson of the n-th course, as it is read there and as it is listed. */
export function scaledQuestion(index: number, now: Date): SeedDocument[] {
  const { id: courseId, title: courseTitle, units } = scaledCourse(index);
  const { uid, name: authorName } = scaledPerson(index * PEOPLE_PER_COURSE + 6);
  const at = daysFrom(now, -1 - (spread(index, 11) % 400));
  const question: LessonQuestion = {
    ...{ id: `scale-asked-${index}`, courseId, lessonId: 'lesson-1', uid, authorName, isTeacher: false, locale: 'ro' },
    ...{ text: `Cum exersez seara, dacă am numai ${5 + (index % 50)} minute?`, status: 'published', rev: 1 },
    ...{ createdAt: at, updatedAt: at, answerCount: 0, followerCount: 1, isWaiting: index % 3 === 0 },
  };
  return [
    checkedDocument(lessonQuestionSchema, `courses/${courseId}/questions/${question.id}`, question),
    listedQuestion(question, { courseTitle, lessonTitle: units[0]?.lessons[0]?.title ?? {} }),
  ];
}
