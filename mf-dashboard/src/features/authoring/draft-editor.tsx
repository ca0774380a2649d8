import type { Loadable } from '@cursiv/shared-data';
import { type EditSession, isUnsaved, type Opening, useStanding } from '@cursiv/shared-data/edits';
import { type Course, LOCALES } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useGo, useParams } from '@cursiv/shared-router';
import { Breadcrumbs, Button, SaveState, UnsavedGuard, VisuallyHidden } from '@cursiv/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import {
  type AuthoringAround,
  AuthoringContext,
  type FollowedDraft,
  useAuthoring,
  useFollowed,
} from './authoring-context.ts';
import type { DraftState } from './draft/draft-state.ts';
import { useLessonParts } from './draft/parts/use-lesson-parts.ts';
import { useDraft, whenSaved, whenStored } from './draft/use-draft.ts';
import * as styles from './draft-editor.module.css';
import { termFieldId } from './glossary/glossary-fields.tsx';
import { withTerm } from './glossary/with-term.ts';
import { TakenFiles } from './lesson/taken-files.tsx';
import { useAuthoringT } from './messages/messages.ts';
import { Outline } from './outline/outline.tsx';
import { useOutlineWords } from './outline/outline-words.ts';
import { useOutlineHistory } from './outline/use-outline-history.ts';
import { PeopleBar } from './people/people-bar.tsx';
import { useFocusRequest } from './place/use-focus-request.ts';
import { useKeepFocus } from './place/use-keep-focus.ts';
import { useOpenedPart } from './place/use-opened-part.ts';
import { usePlace } from './place/use-place.ts';
import { DraftNotice } from './saving/draft-notice.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { StandingLine } from './saving/standing-line.tsx';
import { ConflictPanel } from './together/conflict-panel.tsx';
import { PartOver } from './together/part-over.tsx';
import { unsavedTexts } from './together/unsaved-texts.ts';
import { useOthersSaves } from './together/use-others-saves.ts';
import { useShownLanguages } from './words/use-shown-languages.ts';
import { Workspace } from './workspace/workspace.tsx';

type DraftEditorProps = {
  uid: string;
  ownerUid: string;
  courseId: string;
  opening: Opening<DraftState>;
  /** Whether the opened draft has what its lessons say, which follows otherwise. */
  isWhole: boolean;
  live: Course | undefined;
  onCreating: (courseId: string) => void;
};

/** The editor of one course: its texts, its outline, and the bar with the save state. */
export function DraftEditor({ uid, ownerUid, courseId, opening, live, onCreating, ...opened }: DraftEditorProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const outlineWords = useOutlineWords();
  const go = useGo();
  const address = useParams().courseId;
  const read = useLessonParts(courseId, ownerUid, opened.isWhole);
  const arrived = read.status === 'ready' ? read.value : undefined;
  const { editing, draft, edit, isWhole } = useDraft(uid, ownerUid, courseId, opening, arrived);
  const saving = useStanding(editing);
  const parts = useMemo(
    (): Loadable<unknown> => (arrived && !isWhole ? { status: 'loading' } : read),
    [arrived, isWhole, read],
  );
  const others = useOthersSaves(courseId, editing, saving, isWhole);
  // It may have been handed over meanwhile.
  const owner = others.draft?.ownerUid ?? ownerUid;
  const { rev } = saving;
  const base = useFollowed(draft, ({ content }) => content.baseLocale);
  const { shown, hasRoom, languages, show } = useShownLanguages(base);
  const [news, setNews] = useState('');
  const [openedTexts] = useState(() => new Map());
  const outline = useOutlineHistory(() => draft.present().content.outline, edit);
  const { place, open } = usePlace(draft, base);
  const workspace = useOpenedPart(place);
  const focus = useFocusRequest(languages);
  useKeepFocus(address);
  useEffect(() => {
    if (rev === 0 || address === courseId) return;
    onCreating(courseId);
    go(paths.editCourse(courseId) + window.location.hash, { replace: true, preventScrollReset: true });
  }, [rev, address, courseId, onCreating, go]);
  // A key press changes none of it: what shows the draft follows the draft alone.
  const authoring = useMemo(
    (): AuthoringAround => ({
      ...draft,
      ...{ courseId, ownerUid: owner, rev, parts, languages, place, open, openedTexts, focus },
      edit: outline.edit,
      addTerm: (of, word) => {
        const { index, glossary } = withTerm(draft.present().content.glossary ?? [], of, word);
        outline.edit({ type: 'glossary', terms: glossary });
        open({ of: 'glossary' });
        focus(termFieldId(index, LOCALES.find((other) => other !== of) ?? of));
      },
      saveNow: async () => (await editing.save()).status === 'done',
      whenStored: () => whenStored(editing),
      announce: setNews,
    }),
    [courseId, owner, rev, draft, parts, languages, place, open, openedTexts, focus, editing, outline.edit],
  );
  const title = useTitle(draft);
  return (
    <AuthoringContext value={authoring}>
      <DashboardPage
        width="wide"
        documentTitle={title}
        title={title}
        intro={<StandingLine draft={others.draft} live={live} />}
        above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('nav.courses'), to: paths.myCourses() }]} />}
        actions={<SaveActions editing={editing} />}
      >
        <UnsavedGuard
          isUnsaved={isUnsaved(saving) && !others.isOver}
          consequence={authoringT('leaving')}
          alsoHere={paths.editCourse(courseId)}
          save={async () => (await editing.save()).status === 'done'}
        />
        <TakenFiles whenSaved={() => whenSaved(editing)} />
        <SaveBar shown={shown} hasRoom={hasRoom} onShow={show} isStored={rev > 0} />
        {rev > 0 && <PeopleBar draft={others.draft} />}
        {others.isOver ? (
          <OverDraft editing={editing} />
        ) : (
          <>
            {isWhole && <ConflictPanel editing={editing} newer={saving.newer} announce={setNews} />}
            <DraftNotice live={place.of === 'course' ? live : undefined} restoredFrom={saving.restoredFrom} />
          </>
        )}
        <div className={styles.columns} data-place={place.of}>
          <div className={styles.contents}>
            <Outline history={outline.history} />
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
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
      </DashboardPage>
    </AuthoringContext>
  );
}

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
function useTitle(draft: FollowedDraft): string {
  const authoringT = useAuthoringT();
  const textOf = useTextOf();
  return useFollowed(draft, ({ content }) => textOf(content.title, content.baseLocale)) || authoringT('newTitle');
}

/** What the reader has written in a course that is not theirs any more. */
function OverDraft({ editing }: { editing: EditSession<DraftState> }) {
  const { state } = useAuthoring();
  return <PartOver content={state.content} texts={unsavedTexts(editing.base().doc, state)} />;
}
