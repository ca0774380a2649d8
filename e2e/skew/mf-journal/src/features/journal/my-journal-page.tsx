import { sessionUser, useSession } from '@cursiv/shared-auth';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** The journal of the person who is signed in. */
export default function MyJournalPage() {
  const t = useT();
  const name = sessionUser(useSession())?.name ?? '';
  return (
    <Page title={t('mine.title')} intro={t('mine.hello', { name })}>
      <DocumentTitle>{t('mine.title')}</DocumentTitle>
    </Page>
  );
}
