import type { EditSession, Stored } from '@cursiv/shared-data/edits';
import { mergeDrafts } from '@cursiv/shared-domain';
import { Notice, Stack } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { keepingCaret } from '../../../shared/keeping-caret.ts';
import { useOfDraft } from '../authoring-context.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { mergedState } from '../draft/newer-state.ts';
import { ConflictLine } from './conflict-line.tsx';
import { useTogetherWords } from './words.ts';

type ConflictPanelProps = {
  editing: EditSession<DraftState>;
  /** What somebody else has stored since. */
  newer: Stored<DraftState> | undefined;
  announce: (news: string) => void;
};

/** What two people have written in the same place, for the reader to decide; everything else is joined by itself. */
export function ConflictPanel({ editing, newer, announce }: ConflictPanelProps) {
  const words = useTogetherWords();
  const heading = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const doc = useOfDraft((draft) => newer && draft);
  const conflicts = newer && doc ? mergeDrafts(editing.base().doc, doc, newer.doc, answers).conflicts : [];
  const isSettled = newer !== undefined && conflicts.length === 0;
  useEffect(() => {
    if (!isSettled) return;
    const { doc: mine, newer: stored } = editing.state();
    if (stored) keepingCaret(() => editing.rebase(mergedState(editing.base().doc, mine, stored.doc, answers)));
  }, [isSettled, answers, editing]);
  if (!newer || conflicts.length === 0) return null;
  const answer = (key: string, text: string) => {
    setAnswers({ ...answers, [key]: text });
    const left = conflicts.length - 1;
    announce(left === 0 ? words('conflict.done') : words('conflict.left', { count: left }));
    // The pressed button goes.
    if (left > 0) heading.current?.focus();
  };
  return (
    <div ref={heading} tabIndex={-1}>
      <Notice tone="warning" role="alert" title={words('conflict.title')}>
        <Stack gap={3}>
          <p>
            {words('conflict.text')} {words('conflict.left', { count: conflicts.length })}
          </p>
          {conflicts.map((conflict) => (
            <ConflictLine
              key={conflict.key}
              conflict={conflict}
              content={newer.doc.content}
              onAnswer={(text) => answer(conflict.key, text)}
            />
          ))}
        </Stack>
      </Notice>
    </div>
  );
}
