import { deleteDraft, useWatch, watchDrafts, watchOwnCourses } from '@cursiv/shared-data';
import { type CourseDraft, errorCode } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { ButtonLink, ConfirmDialog, EmptyState, PagePart } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { ImportCourse } from './archive/import-course.tsx';
import { DraftLine } from './draft-line.tsx';

/** The author's courses, with the ways to edit, preview and delete them. */
export function Drafts({ uid }: { uid: string }) {
  const t = useT();
  const textOf = useTextOf();
  const drafts = useWatch(useMemo(() => watchDrafts(uid), [uid]));
  const courses = useWatch(useMemo(() => watchOwnCourses(uid), [uid]));
  // The lines do not wait for what readers have.
  const live = courses.status === 'ready' ? courses.value : [];
  const [asked, setAsked] = useState<CourseDraft>();
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = async (draft: CourseDraft) => {
    setIsDeleting(true);
    try {
      await deleteDraft(draft);
      toast(t('myCourses.deleted'));
    } catch (error) {
      toast(t(`error.${errorCode(error)}`), { tone: 'danger' });
    }
    setIsDeleting(false);
    setAsked(undefined);
  };
  return (
    <PagePart
      title={t('myCourses.drafts')}
      actions={
        <>
          <ImportCourse uid={uid} />
          <ButtonLink to={paths.createCourse()} variant="secondary" size="small">
            {t('nav.createCourse')}
          </ButtonLink>
        </>
      }
    >
      <LoadableView of={drafts}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState level={3} title={t('myCourses.noDrafts')} text={t('myCourses.noDraftsText')} />
          ) : (
            <ul>
              {found.map((draft) => (
                <DraftLine
                  key={draft.id}
                  course={live.find(({ id }) => id === draft.id)}
                  draft={draft}
                  onDelete={() => setAsked(draft)}
                />
              ))}
            </ul>
          )
        }
      </LoadableView>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('myCourses.deleteTitle', {
          title: (asked && textOf(asked.title, asked.baseLocale)) || t('untitledCourse'),
        })}
        confirmLabel={t('myCourses.deleteConfirm')}
        cancelLabel={t('cancel')}
        pending={isDeleting}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t('myCourses.deleteText')}</p>
      </ConfirmDialog>
    </PagePart>
  );
}
