import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Badge, ProgressBar, Table } from '@cursiv/shared-ui';
import { editQuestionAddress } from '../../../shared/courses/course-addresses.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useTeachingT } from '../messages/messages.ts';
import type { QuestionRow } from './question-rows.ts';
import * as styles from './questions.module.css';
import { useWrongAnswer } from './use-wrong-answer.ts';

type QuestionTableProps = { courseId: string; lessonId: string; caption: string; rows: readonly QuestionRow[] };

/** The questions of a quiz, hardest first, each with the way to where it is written. */
export function QuestionTable({ courseId, lessonId, caption, rows }: QuestionTableProps) {
  const teach = useTeachingT();
  const locale = useLocale();
  const textOf = useTextOf();
  const wrongAnswer = useWrongAnswer();
  const number = (count: number) => formatNumber(count, locale);
  return (
    <Table
      caption={caption}
      hideCaption
      stacked
      rows={rows}
      rowKey={({ question }) => question.id}
      columns={[
        {
          id: 'question',
          header: teach('questions.question'),
          rowHeader: true,
          cell: ({ question }) => (
            <Link to={editQuestionAddress(courseId, lessonId, question.id)} className={styles.question}>
              <LocalText value={question.prompt} />
            </Link>
          ),
        },
        { id: 'asked', header: teach('questions.asked'), align: 'end', cell: ({ asked }) => number(asked) },
        { id: 'answered', header: teach('questions.answered'), align: 'end', cell: ({ answered }) => number(answered) },
        {
          id: 'right',
          header: teach('questions.right'),
          cell: ({ question, right, share, isMostlyFailed }) => {
            const percent = formatNumber(share, locale, { style: 'percent' });
            return (
              <span className={styles.right}>
                <ProgressBar
                  bare
                  value={share}
                  label={`${teach('questions.right')}: ${textOf(question.prompt)}`}
                  valueText={percent}
                />
                <span>
                  {percent} ({number(right)})
                </span>
                {isMostlyFailed && (
                  <Badge size="small" tone="warning">
                    {teach('questions.mostly')}
                  </Badge>
                )}
              </span>
            );
          },
        },
        {
          id: 'wrong',
          header: teach('questions.wrong'),
          cell: ({ question, mostWrong }) =>
            mostWrong
              ? teach('questions.wrongOf', {
                  answer: wrongAnswer(question, mostWrong.answer),
                  count: number(mostWrong.count),
                })
              : '–',
        },
      ]}
    />
  );
}
