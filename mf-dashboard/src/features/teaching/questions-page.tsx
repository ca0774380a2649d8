import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState, SelectField, Stack, useChoice } from '@cursiv/shared-ui';
import { lessonsOf, type ReadableCourse } from '../../shared/courses/readable-course.ts';
import { useTextOf } from '../../shared/use-text-of.ts';
import { useTeachingT } from './messages/messages.ts';
import { QuizFigures } from './questions/quiz-figures.tsx';
import { TeachingPage } from './teaching-page.tsx';

/** How the questions of a course's quizzes are answered; the chosen quiz is kept in the address. */
export default function QuestionsPage() {
  return (
    <TeachingPage page="questions">
      {({ course, version }) => <Questions course={course} version={version} />}
    </TeachingPage>
  );
}

function Questions({ course, version }: { course: ReadableCourse; version: number }) {
  const teach = useTeachingT();
  const textOf = useTextOf();
  const quizzes = lessonsOf(course).filter(({ type }) => type === 'quiz');
  const [first] = quizzes;
  const [chosen = first?.id ?? '', choose] = useChoice(
    'quiz',
    quizzes.map(({ id }) => id),
  );
  const quiz = quizzes.find(({ id }) => id === chosen);
  if (!quiz) {
    return (
      <EmptyState
        title={teach('questions.none')}
        text={teach('questions.noneText')}
        action={<ButtonLink to={paths.editCourse(course.id)}>{teach('questions.edit')}</ButtonLink>}
      />
    );
  }
  const nameOf = ({ title }: typeof quiz) => textOf(title, course.baseLocale);
  return (
    <Stack gap={3}>
      <p>{teach('questions.intro')}</p>
      <SelectField
        label={teach('questions.quiz')}
        options={quizzes.map((it) => ({ value: it.id, label: nameOf(it) }))}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <QuizFigures key={chosen} courseId={course.id} version={version} lessonId={chosen} title={nameOf(quiz)} />
    </Stack>
  );
}
