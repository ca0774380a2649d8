import type { Loadable } from '@cursiv/shared-data';
import { type Opening, useStanding } from '@cursiv/shared-data/edits';
import { type Course, LOCALES } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useGo, useParams } from '@cursiv/shared-router';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useEffect, useMemo, useState } from 'react';
import { type AuthoringAround, AuthoringContext, useFollowed } from './authoring-context.ts';
import type { DraftState } from './draft/draft-state.ts';
import { useLessonParts } from './draft/parts/use-lesson-parts.ts';
import { useDraft, whenStored } from './draft/use-draft.ts';
import { EditorPage } from './editor-page.tsx';
import { calmDraft } from './following/calm-draft.ts';
import { termFieldId } from './glossary/glossary-fields.tsx';
import { withTerm } from './glossary/with-term.ts';
import { useOutlineHistory } from './outline/use-outline-history.ts';
import { useFocusRequest } from './place/use-focus-request.ts';
import { useKeepFocus } from './place/use-keep-focus.ts';
import { usePlace } from './place/use-place.ts';
import { useOthersSaves } from './together/use-others-saves.ts';
import { useShownLanguages } from './words/use-shown-languages.ts';

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

/** The editor of one course: what all of its parts share, around the page that shows them. */
export function DraftEditor({ uid, ownerUid, courseId, opening, live, onCreating, ...opened }: DraftEditorProps) {
  const go = useGo();
  const address = useParams().courseId;
  const read = useLessonParts(courseId, ownerUid, opened.isWhole);
  const arrived = read.status === 'ready' ? read.value : undefined;
  const { editing, draft, edit, isWhole } = useDraft(uid, ownerUid, courseId, opening, arrived);
  const [calm] = useState(() => calmDraft(draft));
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
      calm,
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
    [courseId, owner, rev, draft, calm, parts, languages, place, open, openedTexts, focus, editing, outline.edit],
  );
  return (
    <AuthoringContext value={authoring}>
      <EditorPage
        {...{ editing, isWhole, live, shown, hasRoom }}
        stored={others.draft}
        isOver={others.isOver}
        onShow={show}
        history={outline.history}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </AuthoringContext>
  );
}
