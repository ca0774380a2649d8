import { saveSharedNotes, useWatch, watchSharedNotes } from '@cursiv/shared-data';
import { BOOKING_LIMITS, type SharedNotes, type SharedWords } from '@cursiv/shared-domain';
import { Cluster, PagePart, SaveState, Stack, TextArea } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../../messages/messages.ts';
import { LoadableView } from '../../../../shared/pages/loadable-view.tsx';
import { useJoinT } from '../messages/messages.ts';
import { JoinedConflict } from './joined-conflict.tsx';
import { useJoinedNotes } from './use-joined-notes.ts';

const schema: z.ZodMiniType<SharedWords> = z.object({ notes: z.string(), agreed: z.string() });

type SharedNotesProps = { bookingId: string; uid: string; name: string };

/** What the two people of a booking write together. */
export function SharedNotesPart(props: SharedNotesProps) {
  const t = useJoinT();
  const { bookingId } = props;
  const found = useWatch(useMemo(() => watchSharedNotes(bookingId), [bookingId]));
  return (
    <PagePart title={t('shared.title')} intro={t('shared.intro')}>
      <LoadableView of={found}>{(stored) => <SharedNotesEditor {...props} stored={stored} />}</LoadableView>
    </PagePart>
  );
}

function SharedNotesEditor({ bookingId, uid, name, stored }: SharedNotesProps & { stored: SharedNotes | undefined }) {
  const t = useT();
  const joinT = useJoinT();
  const { notes = '', agreed = '', rev = 0 } = stored ?? {};
  const { words, state, edit, theirs, settle } = useJoinedNotes<SharedWords>({
    uid,
    place: `booking.shared.${bookingId}`,
    schema,
    stored: useMemo(() => ({ rev, doc: { notes, agreed } }), [rev, notes, agreed]),
    save: (doc, base) => saveSharedNotes(bookingId, uid, doc, base),
  });
  const isOwn = stored?.updatedBy === uid;
  return (
    <Stack gap={3}>
      {theirs && (
        <JoinedConflict
          title={joinT(isOwn ? 'conflict.titleOwn' : 'conflict.title', { name })}
          theirs={[theirs.notes, theirs.agreed].filter(Boolean)}
          onSettle={settle}
        />
      )}
      <TextArea
        label={joinT('shared.notes')}
        hint={joinT('shared.markdown')}
        rows={5}
        maxLength={BOOKING_LIMITS.sharedNotes}
        value={words.notes}
        onChange={({ currentTarget }) => edit({ ...words, notes: currentTarget.value })}
      />
      <TextArea
        label={joinT('shared.agreed')}
        hint={joinT('shared.agreedHint')}
        rows={3}
        maxLength={BOOKING_LIMITS.agreed}
        value={words.agreed}
        onChange={({ currentTarget }) => edit({ ...words, agreed: currentTarget.value })}
      />
      <Cluster>
        <SaveState status={state.status} savedAt={state.savedAt} problem={state.error && t(`error.${state.error}`)} />
      </Cluster>
    </Stack>
  );
}
