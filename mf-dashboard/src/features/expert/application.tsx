import { hasVerifiedEmail, useLoad } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Notice, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import type { OwnPageProps } from './own-page.ts';
import { useExpertT } from './texts/texts.ts';
import { WordsForm } from './words/words-form.tsx';

/** How somebody begins to become an expert: with a verified e-mail address and a name. */
export function Application({ uid, name, isVerifiedExpert }: OwnPageProps) {
  const expertT = useExpertT();
  // The service is asked, not the session: somebody who has just verified the address still holds an older token.
  const verified = useLoad(hasVerifiedEmail);
  return (
    <PagePart title={expertT('applyTitle')} intro={expertT('applyIntro')}>
      <LoadableView of={verified}>
        {(isVerified) => {
          if (!isVerified) return <First title={expertT('emailFirst')}>{expertT('emailFirstText')}</First>;
          if (name === '') return <First title={expertT('nameFirst')}>{expertT('nameFirstText')}</First>;
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
