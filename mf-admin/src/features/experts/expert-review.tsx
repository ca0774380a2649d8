import { useCategories, useWatch, watchExpert } from '@cursiv/shared-data';
import type { Expert } from '@cursiv/shared-domain';
import { formatLanguage, formatList, LOCALES, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import {
  Breadcrumbs,
  ButtonLink,
  DefinitionList,
  DocumentTitle,
  EmptyState,
  Grid,
  Page,
  Stack,
} from '@cursiv/shared-ui';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { DecidedMeanwhile } from '../../shared/work/decided-meanwhile.tsx';
import { OpenedWork } from '../../shared/work/opened-work.tsx';
import { WalkBar } from '../../shared/work/walk/walk-bar.tsx';
import { ExpertLanguage } from './expert-language.tsx';
import { ExpertStatusBadge } from './expert-status.tsx';
import { useExpertsT } from './messages/messages.ts';
import { Rulings } from './rulings.tsx';

/** Somebody's page as an expert, as visitors would see it in both languages, and the ruling on exactly this revision. */
export function ExpertReview({ uid }: { uid: string }) {
  const t = useExpertsT();
  const found = useWatch(useMemo(() => watchExpert(uid), [uid]));
  if (found.status === 'loading') return <ListSkeleton />;
  if (found.status === 'failed') return <FailureState {...found} />;
  if (!found.value) return <EmptyState title={t('gone.title')} text={t('gone.text')} />;
  return <OpenExpert expert={found.value} />;
}

function OpenExpert({ expert }: { expert: Expert }) {
  const t = useT();
  const expertsT = useExpertsT();
  const locale = useLocale();
  const { nameOf } = useCategories(locale);
  const [openedAt] = useState(() => new Date());
  const { id, displayName, status, ruling, languages, languageLevels, categoryIds, timeZone } = expert;
  const spoken = (tag: string) => {
    const level = languageLevels?.[tag];
    return level ? `${formatLanguage(tag, locale)} (${t(`languageLevel.${level}`)})` : formatLanguage(tag, locale);
  };
  // The list and the opened page share an address, so the shell does not treat this as a new page.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  const facts = [
    { id: 'status', term: expertsT('state'), value: <ExpertStatusBadge status={status} /> },
    {
      id: 'languages',
      term: expertsT('languages'),
      value: formatList(
        languages.map((tag) => spoken(tag)),
        locale,
      ),
    },
    {
      id: 'categories',
      term: expertsT('categories'),
      value: formatList(categoryIds.map(nameOf), locale),
    },
    { id: 'timeZone', term: expertsT('timeZone'), value: timeZone },
    ...(ruling
      ? [{ id: 'ruling', term: expertsT('ruling'), value: <span lang={ruling.locale}>{ruling.note}</span> }]
      : []),
  ];
  return (
    <Page
      above={
        <>
          <Breadcrumbs label={t('breadcrumbs')} items={[{ label: expertsT('title'), to: paths.adminExperts() }]} />
          <WalkBar />
        </>
      }
      title={displayName}
    >
      <DocumentTitle>{displayName}</DocumentTitle>
      <Stack gap={4}>
        <DecidedMeanwhile subject={`experts/${id}`} openedAt={openedAt} />
        <DefinitionList items={facts} />
        {status === 'in_review' && (
          <>
            <p>{expertsT('notLive')}</p>
            <OpenedWork kind="expert" id={id} />
          </>
        )}
        <Grid min="20rem" gap={4}>
          {LOCALES.map((language) => (
            <ExpertLanguage key={language} expert={expert} language={language} />
          ))}
        </Grid>
        <Rulings expert={expert} />
        {status === 'listed' && (
          <div>
            <ButtonLink to={paths.expert(id)} variant="secondary">
              {expertsT('open')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Page>
  );
}
