import { useWatch, watchHelpedDrafts } from '@cursiv/shared-data';
import { PagePart } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { DraftLine } from '../draft-line.tsx';
import { useHelpedWords } from './words.ts';

/** The courses of others that a person writes with them; nothing where there are none. */
export function HelpedDrafts({ uid }: { uid: string }) {
  const words = useHelpedWords();
  const drafts = useWatch(useMemo(() => watchHelpedDrafts(uid), [uid]));
  if (drafts.status === 'loading' || (drafts.status === 'ready' && drafts.value.length === 0)) return null;
  return (
    <PagePart title={words('title')}>
      <LoadableView of={drafts}>
        {(found) => (
          <ul>
            {found.map((draft) => (
              <DraftLine
                key={draft.id}
                draft={draft}
                course={undefined}
                owner={words('of', { name: draft.authorNames[draft.ownerUid] || words('somebody') })}
              />
            ))}
          </ul>
        )}
      </LoadableView>
    </PagePart>
  );
}
