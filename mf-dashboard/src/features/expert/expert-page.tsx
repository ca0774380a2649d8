import { useUser } from '@cursiv/shared-auth';
import { useWatch, watchExpert } from '@cursiv/shared-data';
import { isShownExpert } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { Application } from './application.tsx';
import { Desk } from './desk.tsx';
import type { OwnPageProps } from './own-page.ts';
import { useExpertT } from './texts/texts.ts';

/** The reader's own page as an expert: the application, and afterwards words, session types and hours. */
export default function ExpertPage() {
  const { id, name, verifiedExpert } = useUser();
  return <OwnPage uid={id} name={name} isVerifiedExpert={verifiedExpert} />;
}

function OwnPage(props: OwnPageProps) {
  const t = useT();
  const expertT = useExpertT();
  const found = useWatch(useMemo(() => watchExpert(props.uid), [props.uid]));
  const isShown = found.status === 'ready' && found.value && isShownExpert(found.value.status);
  return (
    <DashboardPage
      documentTitle={t('nav.expert')}
      title={t('nav.expert')}
      intro={expertT('intro')}
      actions={
        isShown && (
          <ButtonLink to={paths.expert(props.uid)} variant="secondary">
            {expertT('seePage')}
          </ButtonLink>
        )
      }
    >
      <LoadableView of={found}>
        {(expert) => (expert ? <Desk {...props} expert={expert} /> : <Application {...props} />)}
      </LoadableView>
    </DashboardPage>
  );
}
