import { hasVerifiedEmail, useLoad } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Notice, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import type { OwnPageProps } from './own-page.ts';
import { WordsForm } from './words/words-form.tsx';

/** How somebody begins to become an expert: with a verified e-mail address and a name. */
export function Application({ uid, name, isVerifiedExpert }: OwnPageProps) {
  const t = useT();
  // The service is asked, not the session: somebody who has just verified the address still holds an older token.
  const verified = useLoad(hasVerifiedEmail);
  return (
    <PagePart title={t('expert.applyTitle')} intro={t('expert.applyIntro')}>
      <LoadableView of={verified}>
        {(isVerified) => {
          if (!isVerified) return <First title={t('expert.emailFirst')}>{t('expert.emailFirstText')}</First>;
          if (name === '') return <First title={t('expert.nameFirst')}>{t('expert.nameFirstText')}</First>;
          return <WordsForm uid={uid} expert={undefined} isVerifiedExpert={isVerifiedExpert} />;
        }}
      </LoadableView>
    </PagePart>
  );
}

/** What is to be done in the account before. */
function First({ title, children }: { title: string; children: string }) {
  const t = useT();
  return (
    <Notice tone="warning" title={title} action={<ButtonLink to={paths.account()}>{t('nav.account')}</ButtonLink>}>
      {children}
    </Notice>
  );
}
