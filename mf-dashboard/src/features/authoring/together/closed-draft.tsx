import type { Opening } from '@cursiv/shared-data/edits';
import { useState } from 'react';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { NotFoundPage } from '../../../shared/pages/not-found-page.tsx';
import { type DraftState, emptyDraft } from '../draft/draft-state.ts';
import { PartOver } from './part-over.tsx';
import { unsavedTexts } from './unsaved-texts.ts';
import { useTogetherWords } from './words.ts';

/** A draft that is not the reader's, or no longer: what they have typed in it and not saved is given back. */
export function ClosedDraft({ kept }: { kept: Opening<DraftState>['kept'] }) {
  const words = useTogetherWords();
  const [edits, setEdits] = useState(() => kept.read());
  if (!edits) return <NotFoundPage />;
  const forget = () => {
    kept.clear();
    setEdits(undefined);
  };
  return (
    <DashboardPage documentTitle={words('over.title')} title={words('over.title')}>
      <PartOver
        content={edits.doc.content}
        texts={unsavedTexts(edits.base ?? emptyDraft(), edits.doc)}
        onForget={forget}
      />
    </DashboardPage>
  );
}
