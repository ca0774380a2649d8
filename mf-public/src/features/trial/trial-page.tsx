import { useSession } from '@cursiv/shared-auth';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';

export default function TrialPage() {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <Page title={t('trial')}>
      <DocumentTitle>{t('trial')}</DocumentTitle>
      <p>{JSON.stringify(useSession())}</p>
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </Page>
  );
}
