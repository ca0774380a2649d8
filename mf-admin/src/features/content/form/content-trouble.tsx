import { Button, Cluster, FormError, Notice } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../../messages/messages.ts';
import { ChangedLines } from '../history/changed-lines.tsx';
import type { DiffLine } from '../history/diff-lines.ts';
import type { ContentEdits } from './use-content-edits.ts';

type ContentTroubleProps<Fields extends object> = {
  edits: ContentEdits<Fields>;
  linesOf: (fields: Fields) => DiffLine[];
};

/** What somebody else has changed meanwhile, or why saving failed. */
export function ContentTrouble<Fields extends object>({ edits, linesOf }: ContentTroubleProps<Fields>) {
  const t = useT();
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
        title={t('content.newer.title')}
        action={
          <Cluster>
            <Button size="small" onClick={carryOver}>
              {t('content.newer.carryOver')}
            </Button>
            <Button size="small" variant="secondary" onClick={discard}>
              {t('content.newer.discard')}
            </Button>
          </Cluster>
        }
      >
        <p>{t('content.newer.text')}</p>
        <ChangedLines before={linesOf(base())} after={linesOf(newer.doc)} />
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <FormError title={t('content.notSaved')} ref={failure}>
      {reason ? t(`content.refused.${reason}`) : t(error === 'conflict' ? 'content.newer.coming' : `error.${error}`)}
    </FormError>
  );
}
