import { saveAnnouncement } from '@cursiv/shared-data';
import { isUnsaved, useEditSession } from '@cursiv/shared-data/edits';
import { ANNOUNCEMENT_LIMITS, type Announcement, LOCALES } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { ConflictNotice, Form, FormError, Stack, TextArea, TextField, UnsavedGuard } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { EditorActions } from '../../../shared/editing/editor-actions.tsx';
import { useTeachingT } from '../messages/messages.ts';
import { type AnnouncementValues, announcementEdits, valuesOf } from './announcement-edits.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import * as styles from './announcements.module.css';

type AnnouncementEditorProps = {
  uid: string;
  courseId: string;
  /** The draft; undefined for a new one. */
  draft: Announcement | undefined;
  onClose: () => void;
};

/** An announcement in both languages, side by side where there is room. It is saved as a draft; sending is another step. */
export function AnnouncementEditor({ uid, courseId, draft, onClose }: AnnouncementEditorProps) {
  const t = useT();
  const teach = useTeachingT();
  const frame = useRef<HTMLDivElement>(null);
  const [{ id, kept }] = useState(() => announcementEdits(uid, courseId, draft?.id));
  const { editing, state } = useEditSession<AnnouncementValues>(
    () => ({ stored: { rev: draft?.rev ?? 0, doc: valuesOf(draft) }, kept }),
    async (words, { rev }) => ({ doc: words, rev: await saveAnnouncement({ uid, courseId, id, rev, words }) }),
  );
  const { doc, error, status } = state;
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (draft) editing.arrived({ rev: draft.rev, doc: valuesOf(draft) });
  }, [editing, draft]);
  const change = (part: keyof AnnouncementValues, locale: 'ro' | 'en', text: string) =>
    editing.edit({ ...doc, [part]: { ...doc[part], [locale]: text } });
  const close = (save: typeof editing.save) => async () => {
    const outcome = await save();
    if (outcome.status !== 'done') return;
    toast(teach('announcements.saved'), { tone: 'success' });
    onClose();
  };
  return (
    <div ref={frame} className={styles.editor}>
      <UnsavedGuard
        isUnsaved={isUnsaved(state)}
        consequence={teach('announcements.unsaved')}
        onLeave={() => editing.discard()}
      />
      <Form onSubmit={() => void close(() => editing.save())()}>
        <Stack gap={3}>
          <div className={styles.languages}>
            {LOCALES.map((locale) => (
              <Stack key={locale} gap={2}>
                <TextField
                  label={`${teach('announcements.title')} · ${t(`locale.${locale}`)}`}
                  lang={locale}
                  maxLength={ANNOUNCEMENT_LIMITS.title}
                  value={doc.title[locale]}
                  onChange={(event) => change('title', locale, event.currentTarget.value)}
                />
                <TextArea
                  label={`${teach('announcements.text')} · ${t(`locale.${locale}`)}`}
                  lang={locale}
                  rows={8}
                  maxLength={ANNOUNCEMENT_LIMITS.text}
                  hint={teach('announcements.markdown')}
                  value={doc.text[locale]}
                  onChange={(event) => change('text', locale, event.currentTarget.value)}
                />
              </Stack>
            ))}
          </div>
          <AnnouncementPreview words={doc} />
          {status === 'conflict' && draft && (
            <ConflictNotice
              onOverwrite={() => void close(() => editing.overwrite(async () => draft.rev))()}
              onReopen={() => editing.discard()}
            />
          )}
          {error && error !== 'conflict' && (
            <FormError title={teach('announcements.failed')}>{t(`error.${error}`)}</FormError>
          )}
          <EditorActions
            label={teach('announcements.save')}
            editing={editing}
            isSaving={status === 'saving'}
            onClose={onClose}
          />
        </Stack>
      </Form>
    </div>
  );
}
