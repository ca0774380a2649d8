import { isUnsaved, useEditSession } from '@cursiv/shared-data/edits';
import {
  type Contribution,
  contributionProblem,
  LOCALES,
  NOTE_LIMITS,
  type QuestionWords,
} from '@cursiv/shared-domain';
import { formatNumber, isLocale, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { ConflictNotice, Form, FormError, SelectField, Stack, TextArea, UnsavedGuard } from '@cursiv/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { EditorActions } from '../../editing/editor-actions.tsx';
import { useDiscussionT } from '../messages/messages.ts';
import { contributionEdits, wordsOf } from './contribution-edits.ts';

/** What changes while it is written. */
export type Pin = Pick<QuestionWords, 'second' | 'passage'>;

type ContributionEditorProps = {
  uid: string;
  /** Names the place where its edits wait. */
  below: string;
  kind: 'question' | 'answer';
  /** Absent for a new one. */
  written?: Contribution & Partial<QuestionWords>;
  /** Returns the new revision. Rejects with AppError. */
  save: (words: QuestionWords, base: { id: string; rev: number }) => Promise<number>;
  /** What of the lesson it is about, and the ways to say it. */
  pins?: (doc: QuestionWords, pin: (to: Pin) => void) => { above: ReactNode; choices: ReactNode };
  onSaved: () => void;
  /** Absent where nothing closes. */
  onClose?: () => void;
};

/** A question or an answer in its form, new or stored. */
export function ContributionEditor({
  uid,
  below,
  kind,
  written,
  save,
  pins,
  onSaved,
  onClose,
}: ContributionEditorProps) {
  const t = useT();
  const words = useDiscussionT();
  const locale = useLocale();
  const area = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [{ id, kept }] = useState(() => contributionEdits(uid, below, written?.id));
  const [language] = useState(locale);
  const { editing, state } = useEditSession<QuestionWords>(
    () => ({ stored: { rev: written?.rev ?? 0, doc: wordsOf(written, language) }, kept }),
    async (doc, { rev }) => ({ doc, rev: await save(doc, { id, rev }) }),
  );
  const { doc, status, error } = state;
  useEffect(() => {
    if (written) editing.arrived({ rev: written.rev, doc: wordsOf(written, written.locale) });
  }, [editing, written]);
  const focus = () => area.current?.querySelector('textarea')?.focus();
  const isStored = written !== undefined;
  useEffect(() => {
    if (isStored) area.current?.querySelector('textarea')?.focus();
  }, [isStored]);
  const isLong = (doc.passage?.quote.length ?? 0) > NOTE_LIMITS.quote;
  const problem = isLong ? 'long-passage' : contributionProblem(doc.text);
  const isShown = problem !== undefined && (isTried || problem !== 'empty');
  const send = async (attempt: typeof editing.save) => {
    setIsTried(true);
    if (problem) return focus();
    const outcome = await attempt();
    if (outcome.status !== 'done') return;
    toast(words(isStored ? 'saved' : kind === 'question' ? 'sent' : 'sentAnswer'), { tone: 'success' });
    onSaved();
  };
  const pin = (to: Pin) => {
    editing.edit({ text: doc.text, locale: doc.locale, ...to });
    focus();
  };
  const pinned = pins?.(doc, pin);
  const label = isStored ? (kind === 'question' ? 'asked' : 'answered') : kind === 'question' ? 'ask' : 'answer';
  return (
    <div ref={area}>
      <UnsavedGuard isUnsaved={isUnsaved(state)} consequence={words('unsaved')} onLeave={() => editing.discard()} />
      <Form onSubmit={() => void send(() => editing.save())}>
        <Stack gap={2}>
          {pinned?.above}
          <TextArea
            label={words(label)}
            hint={words('markdown')}
            rows={3}
            value={doc.text}
            error={isShown && words(`problem.${problem}`, { length: formatNumber(doc.text.trim().length, locale) })}
            onChange={({ currentTarget }) => editing.edit({ ...doc, text: currentTarget.value })}
          />
          {doc.text !== '' && (
            <SelectField
              label={words('language')}
              value={doc.locale}
              options={LOCALES.map((value) => ({ value, label: words(`locale.${value}`) }))}
              onChange={({ currentTarget: { value } }) => isLocale(value) && editing.edit({ ...doc, locale: value })}
            />
          )}
          {status === 'conflict' && written && (
            <ConflictNotice
              onOverwrite={() => void send(() => editing.overwrite(async () => written.rev))}
              onReopen={() => editing.discard()}
            />
          )}
          {error && !(error === 'conflict' && written) && (
            <FormError title={words('notSaved')}>{`${t(`error.${error}`)} ${words('kept')}`}</FormError>
          )}
          <EditorActions
            size="small"
            label={words(isStored ? 'save' : kind === 'question' ? 'send' : 'sendAnswer')}
            editing={editing}
            isSaving={status === 'saving'}
            onClose={onClose}
          >
            {pinned?.choices}
          </EditorActions>
        </Stack>
      </Form>
    </div>
  );
}
