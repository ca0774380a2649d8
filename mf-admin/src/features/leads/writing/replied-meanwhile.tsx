import type { LeadEntry, Locale } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { CheckboxField, Notice, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { shownName } from '../../../shared/subject-name.ts';
import type { SubjectNames } from '../../../shared/use-subject-names.ts';
import * as styles from '../leads.module.css';
import { useLeadsT } from '../messages/messages.ts';

type RepliedMeanwhileProps = {
  /** What others replied since somebody began to write, the oldest first. */
  replies: readonly LeadEntry[];
  /** The language of the message. */
  writtenIn: Locale;
  names: SubjectNames | undefined;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
};

/** Tells whoever writes a reply who replied meanwhile, when and what, and has them say that they have read it. */
export function RepliedMeanwhile({ replies, writtenIn, names, isRead, onRead }: RepliedMeanwhileProps) {
  const t = useT();
  const leadsT = useLeadsT();
  const locale = useLocale();
  return (
    <Notice tone="warning" role="alert" title={leadsT('reply.meanwhile')}>
      <Stack>
        {replies.map(({ id, text, byUid, at }) => (
          <div key={id}>
            <p className={styles.soft}>
              {leadsT('reply.by', { name: shownName(names?.get(`users/${byUid}`), locale, t('audit.someUser')) })},{' '}
              <time dateTime={at.toISOString()}>
                {formatDate(at, locale, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </p>
            <p className={styles.message} lang={writtenIn === locale ? undefined : writtenIn}>
              {text}
            </p>
          </div>
        ))}
        <CheckboxField
          label={leadsT('reply.read')}
          checked={isRead}
          onChange={({ currentTarget }) => onRead(currentTarget.checked)}
        />
      </Stack>
    </Notice>
  );
}
