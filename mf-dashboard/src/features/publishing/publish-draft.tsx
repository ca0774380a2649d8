import { useUser } from '@cursiv/shared-auth';
import { type DraftToPublish, usePublishing } from '@cursiv/shared-data';
import { authorRole, checklist, isPublishable, type Locale, publishingWay, wholeLocales } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, ButtonLink, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { courseVersionsAddress } from '../../shared/courses/course-addresses.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { useHeadingFocus } from '../../shared/pages/use-heading-focus.ts';
import { useTextOf } from '../../shared/use-text-of.ts';
import { ChangesPart } from './changes/changes-part.tsx';
import { ChecklistPart } from './checklist-part.tsx';
import { InstructorsPart } from './instructors/instructors-part.tsx';
import { LanguagesPart } from './languages-part.tsx';
import { usePublishingT } from './messages/messages.ts';
import { NextStep } from './next-step.tsx';
import { PublishActions } from './publish-actions.tsx';
import { VisibilityPart } from './visibility-part.tsx';

export type PublishDraftProps = {
  of: DraftToPublish;
  /** Whether it has been loaded again since the page was opened. */
  hasChanged: boolean;
  /** The draft or the course is no longer what was loaded. */
  onChanged: () => void;
};

/** Everything an author decides when publishing: the languages, what is still to be done, and what changes for readers. */
export function PublishDraft({ of, hasChanged, onChanged }: PublishDraftProps) {
  const t = useT();
  const publishingT = usePublishingT();
  useHeadingFocus(hasChanged);
  const textOf = useTextOf();
  const user = useUser();
  const { draft, written, course, live } = of;
  const [chosen, setChosen] = useState<readonly Locale[]>(() => wholeLocales(written, live));
  const publishing = usePublishing(draft.id);
  const isOwner = authorRole(draft, user.id) === 'author';
  const checks = checklist(written, chosen, live);
  const title = textOf(draft.title, draft.baseLocale) || t('untitledCourse');
  const heading = publishingT('title', { title });
  return (
    <DashboardPage
      documentTitle={heading}
      title={heading}
      above={
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[
            { label: t('nav.courses'), to: paths.myCourses() },
            { label: title, to: paths.editCourse(draft.id) },
          ]}
        />
      }
      actions={
        <>
          <ButtonLink to={paths.coursePreview(draft.id)} variant="secondary">
            {t('myCourses.preview')}
          </ButtonLink>
          {course && (
            <ButtonLink to={courseVersionsAddress(draft.id)} variant="quiet">
              {publishingT('versions')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <NextStep draft={draft} course={course} way={publishingWay(user, draft)} />
        <LanguagesPart of={of} chosen={chosen} onChoose={setChosen} />
        <ChecklistPart courseId={draft.id} written={written} checks={checks} />
        <ChangesPart courseId={draft.id} written={written} live={live} locales={chosen} />
        <PublishActions
          of={of}
          way={publishingWay(user, draft)}
          publishing={publishing}
          locales={chosen}
          isOwner={isOwner}
          isComplete={chosen.length > 0 && isPublishable(checks)}
          onChanged={onChanged}
        />
        {isOwner && <InstructorsPart courseId={draft.id} ownerUid={user.id} />}
        {course && isOwner && <VisibilityPart course={course} onChanged={onChanged} />}
      </Stack>
    </DashboardPage>
  );
}
