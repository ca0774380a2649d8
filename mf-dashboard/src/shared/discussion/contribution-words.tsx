import { type Contribution, shownName } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, Cluster, Prose } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import * as styles from './discussion.module.css';
import { useDiscussionT } from './messages/messages.ts';

const START = 60;

/** The beginning of a contribution, which names its buttons. */
export const startOf = ({ text }: Contribution): string => text.slice(0, START);

type ContributionWordsProps = {
  written: Contribution;
  /** What is said of it: that it was edited. */
  edited: 'edited' | 'editedAnswer';
  badges?: ReactNode;
  children?: ReactNode;
};

/** Who wrote it, when, in which language, and the words. */
export function ContributionWords({ written, edited, badges, children }: ContributionWordsProps) {
  const words = useDiscussionT();
  const locale = useLocale();
  const { authorName, isTeacher, text, locale: language, status, createdAt, editedAt } = written;
  return (
    <>
      <Cluster>
        <strong>{shownName(authorName, locale)}</strong>
        {isTeacher && (
          <Badge size="small" tone="accent">
            {words('teacher')}
          </Badge>
        )}
        {badges}
        <Badge size="small">{words(`locale.${language}`)}</Badge>
        <span className={styles.soft}>
          {formatDate(createdAt, locale)}
          {editedAt && ` · ${words(edited, { date: formatDate(editedAt, locale) })}`}
        </span>
      </Cluster>
      {children}
      {status === 'hidden' ? <p className={styles.soft}>{words('hidden')}</p> : <Prose text={text} locale={language} />}
    </>
  );
}
