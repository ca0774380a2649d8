import { Button, Cluster, FormError, Notice } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../../messages/messages.ts';
import { ChangedLines } from '../history/changed-lines.tsx';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';
import type { ContentEdits } from './use-content-edits.ts';

type ContentTroubleProps<Fields extends object> = {
  edits: ContentEdits<Fields>;
  linesOf: (fields: Fields) => DiffLine[];
};

/** What somebody else has changed meanwhile, or why saving failed. */
export function ContentTrouble<Fields extends object>({ edits, linesOf }: ContentTroubleProps<Fields>) {
  const t = useT();
  const contentT = useContentT();
  const { state, reason, base, carryOver, discard } = edits;
  const { error, newer } = state;
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) failure.current?.focus();
  }, [error]);
  if (newer) {
    return (
      <Notice
        tone="warning"
        role="status"
        title={contentT('newer.title')}
        action={
          <Cluster>
            <Button size="small" onClick={carryOver}>
              {contentT('newer.carryOver')}
            </Button>
            <Button size="small" variant="secondary" onClick={discard}>
              {contentT('newer.discard')}
            </Button>
          </Cluster>
        }
      >
        <p>{contentT('newer.text')}</p>
        <ChangedLines before={linesOf(base())} after={linesOf(newer.doc)} />
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <FormError title={contentT('notSaved')} ref={failure}>
      {reason ? contentT(`refused.${reason}`) : error === 'conflict' ? contentT('newer.coming') : t(`error.${error}`)}
    </FormError>
  );
}
