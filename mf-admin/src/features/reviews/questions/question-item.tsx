import { type ListedQuestion, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, Button, Prose, VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useMay } from '../../../shared/use-may.ts';
import { userAddress } from '../../../shared/user-address.ts';
import { useContributionsT } from '../contributions/messages/messages.ts';
import { useReviewsT } from '../messages/messages.ts';
import * as styles from '../reviews.module.css';
import { Rulings } from '../ruling/rulings.tsx';
import { useQuestionsT } from './messages/messages.ts';

const TONES = { waiting: 'warning', answered: 'success', hidden: 'neutral' } as const;

type QuestionItemProps = {
  question: ListedQuestion;
  /** Whether the reader may rule on it. */
  isRuledOnHere: boolean;
  onHide: () => void;
};

/** A question, with the ways to its asker, to its lesson, and to the ruling that has hidden it. */
export function QuestionItem({ question, isRuledOnHere, onHide }: QuestionItemProps) {
  const t = useT();
  const contributionsT = useContributionsT();
  const reviewsT = useReviewsT();
  const questionsT = useQuestionsT();
  const locale = useLocale();
  const may = useMay();
  const { id, uid, authorName, courseId, lessonId, courseTitle, lessonTitle, state, answerCount, createdAt } = question;
  const place = [courseTitle, lessonTitle].flatMap((title) => pick(title, locale)?.value ?? []).join(' · ');
  const ruling = new URLSearchParams({ kind: 'questions', status: 'actioned', q: authorName });
  return (
    <article className={styles.item}>
      <header>
        <h2 className={styles.author}>{may('users') ? <Link to={userAddress(uid)}>{authorName}</Link> : authorName}</h2>
        <p className={styles.about}>
          {may('courses') ? (
            <Link to={`${paths.lessonVideo(courseId, lessonId)}?panel=questions#question-${id}`}>{place}</Link>
          ) : (
            place
          )}
        </p>
      </header>
      <div className={styles.actions}>
        <Badge size="small" tone={TONES[state]}>
          {questionsT(`states.${state}`)}
        </Badge>
        <Badge size="small">{t(`locale.${question.locale}`)}</Badge>
      </div>
      <blockquote className={styles.formatted}>
        <Prose text={question.text} locale={question.locale} />
      </blockquote>
      <p className={styles.about}>
        {questionsT('asked', { date: formatDate(createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' }) })}
        {`, ${questionsT('answers', { count: answerCount })}`}
      </p>
      {state === 'hidden' ? (
        <p>
          <Link to={`${paths.adminReviews()}?${ruling}`}>
            {questionsT('ruling')} <VisuallyHidden>{contributionsT('of', { name: authorName })}</VisuallyHidden>
          </Link>
        </p>
      ) : (
        <Rulings isRuledOnHere={isRuledOnHere}>
          <Button size="small" variant="danger" onClick={onHide}>
            {reviewsT('hide')} <VisuallyHidden>{contributionsT('of', { name: authorName })}</VisuallyHidden>
          </Button>
        </Rulings>
      )}
    </article>
  );
}
