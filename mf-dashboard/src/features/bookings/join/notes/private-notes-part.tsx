import { savePrivateNotes, useWatch, watchPrivateNotes } from '@cursiv/shared-data';
import { BOOKING_LIMITS, type PrivateNotes } from '@cursiv/shared-domain';
import { Cluster, PagePart, SaveState, Stack, TextArea } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../../messages/messages.ts';
import { LoadableView } from '../../../../shared/pages/loadable-view.tsx';
import { useJoinT } from '../messages/messages.ts';
import { JoinedConflict } from './joined-conflict.tsx';
import { useJoinedNotes } from './use-joined-notes.ts';

const schema = z.object({ text: z.string() });

type PrivateNotesProps = { bookingId: string; uid: string };

/** What the reader notes of a booking for nobody else. */
export function PrivateNotesPart(props: PrivateNotesProps) {
  const t = useJoinT();
  const { bookingId, uid } = props;
  const found = useWatch(useMemo(() => watchPrivateNotes(bookingId, uid), [bookingId, uid]));
  return (
    <PagePart title={t('own.title')} intro={t('own.intro')}>
      <LoadableView of={found}>{(stored) => <PrivateNotesEditor {...props} stored={stored} />}</LoadableView>
    </PagePart>
  );
}

function PrivateNotesEditor({ bookingId, uid, stored }: PrivateNotesProps & { stored: PrivateNotes | undefined }) {
  const t = useT();
  const joinT = useJoinT();
  const { text = '', rev = 0 } = stored ?? {};
  const { words, state, edit, theirs, settle } = useJoinedNotes({
    uid,
    place: `booking.private.${bookingId}`,
    schema,
    stored: useMemo(() => ({ rev, doc: { text } }), [rev, text]),
    save: (doc, base) => savePrivateNotes(bookingId, uid, doc.text, base),
  });
  return (
    <Stack gap={2}>
      {theirs && <JoinedConflict title={joinT('conflict.titleOwn')} theirs={[theirs.text]} onSettle={settle} />}
      <TextArea
        label={joinT('own.text')}
        hint={joinT('shared.markdown')}
        rows={4}
        maxLength={BOOKING_LIMITS.privateNotes}
        value={words.text}
        onChange={({ currentTarget }) => edit({ text: currentTarget.value })}
      />
      <Cluster>
        <SaveState status={state.status} savedAt={state.savedAt} problem={state.error && t(`error.${state.error}`)} />
      </Cluster>
    </Stack>
  );
}
