import { pick, type ReportedContribution, reportLifecycle } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, Button, Prose, VisuallyHidden } from '@cursiv/shared-ui';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useMay } from '../../../shared/use-may.ts';
import { useOpenedRow } from '../../../shared/work/walk/use-opened-row.ts';
import { useReviewsT } from '../messages/messages.ts';
import { Hiding } from '../reported/hiding.tsx';
import * as styles from '../reviews.module.css';
import { Rulings } from '../ruling/rulings.tsx';
import { useReasonWords } from '../use-reason-words.ts';
import { useContributionsT } from './messages/messages.ts';

type ContributionItemProps = {
  reported: ReportedContribution;
  /** Whether the reader may rule on it. */
  isRuledOnHere: boolean;
  /** Says who deals with it, while its reports wait. */
  whoDeals: ReactNode;
  onHide: () => void;
  onShow: () => void;
};

/** A reported question or answer: its words, the reports, and the two possible rulings. */
export function ContributionItem({ reported, isRuledOnHere, whoDeals, onHide, onShow }: ContributionItemProps) {
  const t = useT();
  const contributionsT = useContributionsT();
  const reviewsT = useReviewsT();
  const locale = useLocale();
  const { courseId, lessonId, questionId, answerId, courseTitle, authorName, text, reports, reasons } = reported;
  const name = pick(courseTitle, locale);
  // The lesson itself is open to those who take the course, and to administrators.
  const may = useMay();
  const openedRow = useOpenedRow('question');
  const reasonsOf = useReasonWords();
  const title = <span lang={name?.isFallback ? name.locale : undefined}>{name?.value}</span>;
  const of = <VisuallyHidden>{contributionsT('of', { name: authorName })}</VisuallyHidden>;
  const show = reports === 'actioned' ? 'restore' : 'keep';
  return (
    <article className={styles.item}>
      <header>
        <h2 className={styles.author} {...openedRow(reported.id)}>
          {authorName}
        </h2>
        <p className={styles.about}>
          {may('courses') ? (
            <Link to={`${paths.lessonVideo(courseId, lessonId)}?panel=questions#question-${questionId}`}>{title}</Link>
          ) : (
            title
          )}
          {`, ${contributionsT(answerId === undefined ? 'question' : 'answer')}`}
        </p>
      </header>
      <Badge size="small">{t(`locale.${reported.locale}`)}</Badge>
      <blockquote className={styles.formatted}>
        <Prose text={text} locale={reported.locale} />
      </blockquote>
      <div className={styles.report}>
        <Flag size={18} aria-hidden />
        <p>
          <strong>{reviewsT('reports', { count: reasons.length })}:</strong>{' '}
          {reasonsOf(reasons.map((reason) => ({ reason })))}
        </p>
        <p className={styles.when}>
          {reviewsT('lastReported', {
            date: formatDate(reported.reportedAt, locale, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      {reported.hiding && <Hiding hiding={reported.hiding} />}
      {isRuledOnHere && whoDeals}
      <Rulings isRuledOnHere={isRuledOnHere}>
        {reportLifecycle.canMove('administrator', reports, 'actioned') && (
          <Button size="small" variant="danger" onClick={onHide}>
            {reviewsT('hide')} {of}
          </Button>
        )}
        {reportLifecycle.canMove('administrator', reports, 'dismissed') && (
          <Button size="small" variant="secondary" onClick={onShow}>
            {reviewsT(`${show}`)} {of}
          </Button>
        )}
      </Rulings>
    </article>
  );
}
