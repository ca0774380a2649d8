import type { Course, Locale } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useGo, useParams } from '@cursiv/shared-router';
import { Breadcrumbs, UnsavedGuard, VisuallyHidden } from '@cursiv/shared-ui';
import { useEffect, useReducer, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { useIsUploading } from '../../shared/uploads/use-upload.ts';
import { AuthoringContext } from './authoring-context.ts';
import { CourseWords } from './course-words.tsx';
import type { Backup, DraftBackup } from './draft-backup.ts';
import * as styles from './draft-editor.module.css';
import { DraftNotice } from './draft-notice.tsx';
import type { DraftState } from './draft-state.ts';
import { editDraft } from './edit-draft.ts';
import { courseUploads } from './lesson-files.ts';
import { OutlineEditor } from './outline-editor.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraftSaver } from './use-draft-saver.ts';
import { useFocusRequest } from './use-focus-request.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useLessonFiles } from './use-lesson-files.ts';

type DraftEditorProps = {
  uid: string;
  courseId: string;
  stored: DraftState;
  live: Course | undefined;
  rev: number;
  /** Kept edits that were never saved. */
  kept: Backup | undefined;
  backup: DraftBackup;
  onCreating: (courseId: string) => void;
  onReopen: () => void;
};

/** The editor of one course: its texts, its outline, and the bar with the save state. */
export function DraftEditor({ kept, live, onCreating, onReopen, ...props }: DraftEditorProps) {
  const t = useT();
  const locale = useLocale();
  const go = useGo();
  const address = useParams().courseId;
  const { uid, courseId } = props;
  const [state, edit] = useReducer(editDraft, kept ?? props.stored, ({ content, bodies }) =>
    kept ? { content, bodies } : props.stored,
  );
  const [language, setLanguage] = useState<Locale>(state.content.baseLocale);
  const [news, setNews] = useState('');
  const focus = useFocusRequest();
  const { saver, saving } = useDraftSaver(props, state);
  const isUnsaved = saving.status !== 'untouched' && saving.status !== 'saved';
  const isUploading = useIsUploading(courseUploads(courseId));
  useLessonFiles(courseId, state, edit);
  useKeepFocus(address);
  useEffect(() => {
    if (!saving.isStored || address === courseId) return;
    onCreating(courseId);
    go(paths.editCourse(courseId), { replace: true, preventScrollReset: true });
  }, [saving.isStored, address, courseId, onCreating, go]);
  const reopen = () => {
    saver.discard();
    onReopen();
  };
  const title = state.content.title[locale] || state.content.title[state.content.baseLocale] || t('authoring.newTitle');
  return (
    <AuthoringContext
      value={{ uid, courseId, state, edit, language, whenStored: () => saver.whenStored(), focus, announce: setNews }}
    >
      <DashboardPage
        documentTitle={title}
        title={title}
        above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('nav.courses'), to: paths.myCourses() }]} />}
      >
        <UnsavedGuard
          isUnsaved={isUnsaved || isUploading}
          title={isUploading ? t('upload.underWay') : undefined}
          consequence={t(isUploading ? 'upload.leaving' : 'authoring.leaving')}
          alsoHere={paths.editCourse(courseId)}
        />
        <SaveBar saving={saving} language={language} onLanguage={setLanguage} onSave={() => void saver.saveNow()} />
        <DraftNotice
          live={live}
          restoredFrom={kept?.at}
          isConflict={saving.status === 'conflict'}
          onOverwrite={() => void saver.overwrite()}
          onReopen={reopen}
        />
        <div className={styles.columns}>
          <div>
            <CourseWords />
          </div>
          <div>
            <OutlineEditor />
          </div>
        </div>
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
      </DashboardPage>
    </AuthoringContext>
  );
}
