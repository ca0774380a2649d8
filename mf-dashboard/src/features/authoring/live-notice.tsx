import type { Course } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** What people see of a course whose working copy is open: edits stay with the author. */
export function LiveNotice({ id, version, publishedAt, status }: Course) {
  const t = useT();
  const locale = useLocale();
  return (
    <Notice
      title={t(`authoring.live.${status}`, { version, date: formatDate(publishedAt, locale) })}
      action={
        status === 'published' && (
          <ButtonLink to={paths.course(id)} size="small" variant="secondary">
            {t('authoring.live.see')}
          </ButtonLink>
        )
      }
    >
      {t('authoring.live.draft')}
    </Notice>
  );
}
