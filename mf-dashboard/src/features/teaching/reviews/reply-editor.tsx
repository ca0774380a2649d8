import { replyToReview } from '@cursiv/shared-data';
import { keptDocument, useEditSession } from '@cursiv/shared-data/edits';
import { REVIEW_LIMITS, type Review } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Form, FormError, Stack, TextArea } from '@cursiv/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../messages/messages.ts';
import { EditorActions } from '../../../shared/editing/editor-actions.tsx';
import { useTeachingT } from '../messages/messages.ts';

type ReplyEditorProps = { uid: string; review: Review; onClose: () => void };

/** The form in which an author answers a review. What is typed waits in the browser until it is published or given up. */
export function ReplyEditor({ uid, review: { id, reply }, onClose }: ReplyEditorProps) {
  const t = useT();
  const teach = useTeachingT();
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { editing, state } = useEditSession<string>(
    () => ({ stored: { rev: 0, doc: reply?.text ?? '' }, kept: keptDocument(uid, `reply.${id}`, z.string()) }),
    async (typed) => {
      await replyToReview(id, typed, locale);
      return { rev: 0, doc: typed.trim() };
    },
  );
  const focus = () => frame.current?.querySelector('textarea')?.focus();
  useEffect(focus, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = state.doc.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return focus();
    const { status } = await editing.save();
    if (status !== 'done') return;
    toast(teach('reviews.sent'), { tone: 'success' });
    onClose();
  };
  return (
    <div ref={frame}>
      <Form onSubmit={(event) => void submit(event)}>
        <Stack gap={2}>
          <TextArea
            label={teach('reviews.yours')}
            value={state.doc}
            maxLength={REVIEW_LIMITS.reply}
            rows={3}
            required
            error={isMissing && teach('reviews.missing')}
            onChange={(event) => editing.edit(event.currentTarget.value)}
          />
          {state.error && <FormError title={teach('announcements.failed')}>{t(`error.${state.error}`)}</FormError>}
          <EditorActions
            size="small"
            label={teach('reviews.send')}
            editing={editing}
            isSaving={state.status === 'saving'}
            onClose={onClose}
          />
        </Stack>
      </Form>
    </div>
  );
}
