import { Form, UnsavedGuard } from '@cursiv/shared-ui';
import { type ReactNode, useRef } from 'react';
import { SaveBar } from '../../../shared/editing/save-bar.tsx';
import * as styles from '../content.module.css';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';
import { ContentTrouble } from './content-trouble.tsx';
import type { ContentEdits } from './use-content-edits.ts';

type ContentFormProps<Fields extends object> = {
  edits: ContentEdits<Fields>;
  /** Whether what is typed can be saved; shows why not otherwise. */
  check: () => boolean;
  linesOf: (fields: Fields) => DiffLine[];
  children: ReactNode;
};

/** The frame of every editor: its fields, what stands in the way of saving, and the bar that saves. */
export function ContentForm<Fields extends object>({ edits, check, linesOf, children }: ContentFormProps<Fields>) {
  const t = useContentT();
  const frame = useRef<HTMLDivElement>(null);
  const isSaving = edits.state.status === 'saving';
  const submit = () => {
    if (isSaving) return;
    if (check()) void edits.save();
    // Once the fields say what is wrong.
    else requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <div ref={frame}>
      <Form className={styles.form} onSubmit={submit}>
        {children}
        <ContentTrouble edits={edits} linesOf={linesOf} />
        <SaveBar label={t('save')} isUnsaved={edits.isUnsaved} isPending={isSaving} onDiscard={edits.discard} />
        <UnsavedGuard isUnsaved={edits.isUnsaved} consequence={t('leaving')} onLeave={edits.discard} />
      </Form>
    </div>
  );
}
