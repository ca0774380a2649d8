import { useUser } from '@cursiv/shared-auth';
import { useGrowingList, watchWaitingQuestions } from '@cursiv/shared-data';
import { matchesQuery, type WaitingQuestion } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import {
  Badge,
  ButtonLink,
  type Choice,
  EmptyState,
  Facts,
  FilterBar,
  ListRow,
  Stack,
  useChoice,
} from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { questionAddress } from '../../shared/courses/course-addresses.ts';
import { MoreQuestions } from '../../shared/discussion/filters/more-questions.tsx';
import { useReach } from '../../shared/discussion/filters/use-reach.ts';
import { useTextAndLanguage } from '../../shared/discussion/filters/use-text-and-language.ts';
import { useDiscussionT } from '../../shared/discussion/messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';

/** As many questions as are read at first, and with every press more. */
const STEP = 50;

const START = 60;

/** The questions that wait for somebody, in all courses that they teach. */
export default function WaitingPage() {
  const words = useDiscussionT();
  const { id: uid } = useUser();
  const filter = useTextAndLanguage();
  const { most, readOn } = useReach(filter.isOn, STEP);
  const watch = useMemo(() => watchWaitingQuestions(uid, most), [uid, most]);
  const { list, isReading, hasMore } = useGrowingList(watch, most);
  return (
    <DashboardPage documentTitle={words('waiting.title')} title={words('waiting.title')} intro={words('waiting.intro')}>
      <LoadableView of={list}>
        {(questions) =>
          questions.length === 0 ? (
            <EmptyState title={words('waiting.empty')} text={words('waiting.emptyText')} />
          ) : (
            <MoreQuestions isFiltered={filter.isOn} {...{ hasMore, isReading, most }} onReadOn={readOn}>
              <Waiting questions={questions} filter={filter} />
            </MoreQuestions>
          )
        }
      </LoadableView>
    </DashboardPage>
  );
}

type WaitingProps = { questions: readonly WaitingQuestion[]; filter: ReturnType<typeof useTextAndLanguage> };

function Waiting({ questions, filter: { query, locale, bar } }: WaitingProps) {
  const words = useDiscussionT();
  const textOf = useTextOf();
  const courses = new Map(questions.map(({ courseId, courseTitle }) => [courseId, courseTitle]));
  const [courseId, chooseCourse] = useChoice('course', [...courses.keys()]);
  const found = questions.filter(
    ({ text, authorName, courseTitle, lessonTitle, ...question }) =>
      (courseId === undefined || question.courseId === courseId) &&
      (locale === undefined || question.locale === locale) &&
      matchesQuery(query, [text, authorName, textOf(courseTitle), textOf(lessonTitle)]),
  );
  const ofCourses: Choice = {
    id: 'course',
    label: words('waiting.course'),
    any: words('waiting.allCourses'),
    value: courseId ?? '',
    options: [...courses].map(([value, title]) => ({ value, label: textOf(title) })),
    onChoose: chooseCourse,
  };
  return (
    <>
      <FilterBar {...bar} choices={[ofCourses, ...(bar.choices ?? [])]} />
      {found.length === 0 && <p role="status">{words('waiting.nothing')}</p>}
      <ul>
        {found.map((question) => (
          <WaitingLine key={question.id} question={question} />
        ))}
      </ul>
    </>
  );
}

function WaitingLine({ question }: { question: WaitingQuestion }) {
  const words = useDiscussionT();
  const locale = useLocale();
  const {
    id,
    courseId,
    lessonId,
    courseTitle,
    lessonTitle,
    authorName,
    text,
    locale: language,
    answerCount,
  } = question;
  return (
    <ListRow
      actions={
        <ButtonLink
          to={questionAddress(courseId, lessonId, id)}
          variant="secondary"
          size="small"
          aria-label={words('waiting.openOf', { start: text.slice(0, START) })}
        >
          {words('waiting.open')}
        </ButtonLink>
      }
    >
      <Stack gap={1}>
        <p lang={language === locale ? undefined : language}>{text}</p>
        <Facts
          items={[
            { id: 'author', text: authorName },
            { id: 'course', text: <LocalText value={courseTitle} /> },
            { id: 'lesson', text: <LocalText value={lessonTitle} /> },
            { id: 'date', text: formatDate(question.createdAt, locale) },
            { id: 'answers', text: answerCount === 0 ? words('noAnswers') : words('answers', { count: answerCount }) },
            { id: 'language', text: <Badge size="small">{words(`locale.${language}`)}</Badge> },
          ]}
        />
      </Stack>
    </ListRow>
  );
}
