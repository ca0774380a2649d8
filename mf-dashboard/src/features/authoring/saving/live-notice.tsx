import type { Course } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Notice } from '@cursiv/shared-ui';
import { useAuthoringT } from '../messages/messages.ts';

/** The published state of a course whose draft is open: edits stay with the author until published. */
export function LiveNotice({ id, version, publishedAt, status }: Course) {
  const authoringT = useAuthoringT();
  const locale = useLocale();
  return (
    <Notice
      title={authoringT(`live.${status}`, { version, date: formatDate(publishedAt, locale) })}
      action={
        status === 'published' && (
          <ButtonLink to={paths.course(id)} size="small" variant="secondary">
            {authoringT('live.see')}
          </ButtonLink>
        )
      }
    >
      {authoringT('live.draft')}
    </Notice>
  );
}
