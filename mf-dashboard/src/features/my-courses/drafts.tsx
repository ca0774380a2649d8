import { deleteDraft, useWatch, watchDrafts } from '@cursiv/shared-data';
import { type CourseDraft, errorCode } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, ConfirmDialog, EmptyState, Section, toast } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { LoadableView } from '../../shared/loadable-view.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { DraftLine } from './draft-line.tsx';

/** The author's courses, with the ways to edit, preview and delete them. */
export function Drafts({ uid }: { uid: string }) {
  const t = useT();
  const words = useVocabulary();
  const textOf = useTextOf();
  const drafts = useWatch(useMemo(() => watchDrafts(uid), [uid]));
  const [asked, setAsked] = useState<CourseDraft>();
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = async (draft: CourseDraft) => {
    setIsDeleting(true);
    try {
      await deleteDraft(draft);
      toast(t('myCourses.deleted'));
    } catch (error) {
      toast(words(`error.${errorCode(error)}`), { tone: 'danger' });
    }
    setIsDeleting(false);
    setAsked(undefined);
  };
  return (
    <Section
      title={t('myCourses.drafts')}
      actions={
        <ButtonLink to={paths.createCourse()} variant="secondary" size="small">
          {t('nav.createCourse')}
        </ButtonLink>
      }
    >
      <LoadableView of={drafts}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState level={3} title={t('myCourses.noDrafts')} text={t('myCourses.noDraftsText')} />
          ) : (
            <ul>
              {found.map((draft) => (
                <DraftLine key={draft.id} draft={draft} onDelete={() => setAsked(draft)} />
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
    </Section>
  );
}
