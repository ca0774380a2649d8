import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from './dashboard-page.tsx';

/** Missing, or closed to this reader: the same words for both, so that nobody learns what exists. */
export function NotFoundPage() {
  const t = useT();
  return (
    <DashboardPage
      documentTitle={t('notFound.title')}
      title={t('notFound.title')}
      intro={t('notFound.text')}
      actions={<ButtonLink to={paths.courses()}>{t('notFound.action')}</ButtonLink>}
    />
  );
}
