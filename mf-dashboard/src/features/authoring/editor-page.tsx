import { type EditSession, isUnsaved, useStanding } from '@cursiv/shared-data/edits';
import type { Course, CourseDraft } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, Button, SaveState, UnsavedGuard } from '@cursiv/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { memo } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { useAround, useAuthoring, useOfCalmDraft } from './authoring-context.ts';
import type { DraftState } from './draft/draft-state.ts';
import { whenSaved } from './draft/use-draft.ts';
import * as styles from './draft-editor.module.css';
import { TakenFiles } from './lesson/taken-files.tsx';
import { useAuthoringT } from './messages/messages.ts';
import { Outline } from './outline/outline.tsx';
import { useOutlineWords } from './outline/outline-words.ts';
import type { OutlineHistory } from './outline/use-outline-history.ts';
import { PeopleBar } from './people/people-bar.tsx';
import { useOpenedPart } from './place/use-opened-part.ts';
import { DraftNotice } from './saving/draft-notice.tsx';
import { SaveBar, type Shown } from './saving/save-bar.tsx';
import { StandingLine } from './saving/standing-line.tsx';
import { ConflictPanel } from './together/conflict-panel.tsx';
import { PartOver } from './together/part-over.tsx';
import { unsavedTexts } from './together/unsaved-texts.ts';
import { Workspace } from './workspace/workspace.tsx';

type EditorPageProps = {
  editing: EditSession<DraftState>;
  /** Whether the draft knows what its lessons say. */
  isWhole: boolean;
  /** The draft as it is stored now; undefined until it is known, and for a new course. */
  stored: CourseDraft | undefined;
  /** Whether the reader is none of its authors any more. */
  isOver: boolean;
  live: Course | undefined;
  shown: Shown;
  hasRoom: boolean;
  onShow: (shown: Shown) => void;
  history: OutlineHistory;
};

/** What stands around the parts of a course that are written. Neither a key press nor a move renders it. */
export const EditorPage = memo(function EditorPage({
  editing,
  isWhole,
  stored,
  isOver,
  live,
  shown,
  hasRoom,
  onShow,
  history,
}: EditorPageProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const outlineWords = useOutlineWords();
  const { courseId, place, open, announce } = useAround();
  const saving = useStanding(editing);
  const isStored = saving.rev > 0;
  const title = useTitle();
  const workspace = useOpenedPart(place);
  return (
    <DashboardPage
      width="wide"
      documentTitle={title}
      title={title}
      intro={<StandingLine draft={stored} live={live} />}
      above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('nav.courses'), to: paths.myCourses() }]} />}
      actions={<SaveActions editing={editing} />}
    >
      <UnsavedGuard
        isUnsaved={isUnsaved(saving) && !isOver}
        consequence={authoringT('leaving')}
        alsoHere={paths.editCourse(courseId)}
        save={async () => (await editing.save()).status === 'done'}
      />
      <TakenFiles whenSaved={() => whenSaved(editing)} />
      <SaveBar shown={shown} hasRoom={hasRoom} onShow={onShow} isStored={isStored} />
      {isStored && <PeopleBar draft={stored} />}
      {isOver ? (
        <OverDraft editing={editing} />
      ) : (
        <>
          {isWhole && <ConflictPanel editing={editing} newer={saving.newer} announce={announce} />}
          <DraftNotice live={place.of === 'course' ? live : undefined} restoredFrom={saving.restoredFrom} />
        </>
      )}
      <div className={styles.columns} data-place={place.of}>
        <div className={styles.contents}>
          <Outline history={history} />
        </div>
        <div ref={workspace} tabIndex={-1} className={styles.workspace}>
          <div className={styles.back}>
            <Button
              size="small"
              variant="quiet"
              icon={<ChevronLeft size={18} aria-hidden />}
              onClick={() => open({ of: 'outline' })}
            >
              {outlineWords('back')}
            </Button>
          </div>
          <Workspace />
        </div>
      </div>
    </DashboardPage>
  );
});

/** Whether the draft is saved, and the button that saves it now. */
function SaveActions({ editing }: { editing: EditSession<DraftState> }) {
  const t = useT();
  const authoringT = useAuthoringT();
  const { status, savedAt, error } = useStanding(editing);
  return (
    <>
      <SaveState status={status} savedAt={savedAt} problem={error && t(`error.${error}`)} />
      <Button size="small" variant="quiet" pending={status === 'saving'} onClick={() => void editing.save()}>
        {authoringT('save')}
      </Button>
    </>
  );
}

/** The course's title, or what a course without one is called. */
function useTitle(): string {
  const authoringT = useAuthoringT();
  const textOf = useTextOf();
  return useOfCalmDraft(({ content }) => textOf(content.title, content.baseLocale)) || authoringT('newTitle');
}

/** What the reader has written in a course that is not theirs any more. */
function OverDraft({ editing }: { editing: EditSession<DraftState> }) {
  const { state } = useAuthoring();
  return <PartOver content={state.content} texts={unsavedTexts(editing.base().doc, state)} />;
}
