import type { LeadEntry, Locale } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { CheckboxField, Notice, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { shownName } from '../../../shared/subject-name.ts';
import type { SubjectNames } from '../../../shared/use-subject-names.ts';
import * as styles from '../leads.module.css';

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
  const locale = useLocale();
  return (
    <Notice tone="warning" role="alert" title={t('leads.reply.meanwhile')}>
      <Stack>
        {replies.map(({ id, text, byUid, at }) => (
          <div key={id}>
            <p className={styles.soft}>
              {t('leads.reply.by', { name: shownName(names?.get(`users/${byUid}`), locale, t('audit.someUser')) })},{' '}
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
          label={t('leads.reply.read')}
          checked={isRead}
          onChange={({ currentTarget }) => onRead(currentTarget.checked)}
        />
      </Stack>
    </Notice>
  );
}
