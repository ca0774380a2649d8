import { type DraftToPublish, getDraftToPublish, useLoad } from '@cursiv/shared-data';
import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, ButtonLink, DocumentTitle, Notice, Page, Stack, Tabs } from '@cursiv/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { DecidedMeanwhile } from '../../../shared/work/decided-meanwhile.tsx';
import { OpenedWork } from '../../../shared/work/opened-work.tsx';
import { WalkBar } from '../../../shared/work/walk/walk-bar.tsx';
import { CourseChanges } from '../changes/course-changes.tsx';
import { useCoursesT } from '../messages/messages.ts';
import { CourseDecisions } from './course-decisions.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseLanguage } from './course-language.tsx';

/** A draft as its readers would see it, in each language, and the decision about exactly this revision. */
export function CourseReview({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const [openedAt] = useState(() => new Date());
  return (
    <PresentDraft
      key={attempt}
      id={id}
      openedAt={openedAt}
      hasChanged={attempt > 0}
      onChanged={() => setAttempt((count) => count + 1)}
    />
  );
}

type PresentDraftProps = {
  id: string;
  openedAt: Date;
  /** Whether the draft has changed since it was opened. */
  hasChanged: boolean;
  onChanged: () => void;
};

function PresentDraft({ id, ...rest }: PresentDraftProps) {
  const found = useLoad(useCallback(() => getDraftToPublish(id), [id]));
  if (found.status === 'loading') return <ListSkeleton />;
  if (found.status === 'failed') return <FailureState {...found} />;
  return <OpenedDraft of={found.value} {...rest} />;
}

type OpenedDraftProps = Omit<PresentDraftProps, 'id'> & { of: DraftToPublish };

function OpenedDraft({ of, openedAt, hasChanged, onChanged }: OpenedDraftProps) {
  const t = useT();
  const coursesT = useCoursesT();
  const locale = useLocale();
  const { draft } = of;
  const title = pick(draft.title, locale, draft.baseLocale);
  const heading = title?.value ?? coursesT('noTitle');
  // The list and the opened draft share an address, so the shell does not treat this as a new page.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  const languages = draft.baseLocale === 'ro' ? (['ro', 'en'] as const) : (['en', 'ro'] as const);
  return (
    <Page
      above={
        <>
          <Breadcrumbs label={t('breadcrumbs')} items={[{ label: coursesT('title'), to: paths.adminCourses() }]} />
          <WalkBar />
        </>
      }
      title={<span lang={title?.isFallback ? title.locale : undefined}>{heading}</span>}
      actions={
        <ButtonLink to={paths.coursePreview(draft.id)} variant="secondary">
          {coursesT('preview')}
        </ButtonLink>
      }
    >
      <DocumentTitle>{heading}</DocumentTitle>
      <Stack gap={4}>
        {hasChanged && (
          <Notice tone="warning" role="alert" title={coursesT('changedTitle')}>
            {coursesT('changed')}
          </Notice>
        )}
        <DecidedMeanwhile subject={`courses/${draft.id}`} openedAt={openedAt} />
        <DecidedMeanwhile subject={`courseDrafts/${draft.id}`} openedAt={openedAt} />
        <CourseFacts of={of} />
        {draft.status === 'in_review' && <OpenedWork kind="course" id={draft.id} />}
        <CourseChanges courseId={draft.id} written={of.written} live={of.live} />
        <Tabs
          label={coursesT('languages')}
          items={languages.map((language) => ({
            id: language,
            label: t(`locale.${language}`),
            content: <CourseLanguage course={of.written} language={language} />,
          }))}
        />
        <CourseDecisions of={of} title={heading} onChanged={onChanged} />
      </Stack>
    </Page>
  );
}
