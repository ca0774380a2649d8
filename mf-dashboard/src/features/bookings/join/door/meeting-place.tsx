import { useUser } from '@cursiv/shared-auth';
import { setMeetingUrl } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { type Booking, MEETING_LIMITS, meetingUrlOf } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Form, FormError, TextField } from '@cursiv/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../../messages/messages.ts';
import { useBookingsT } from '../../../../shared/bookings/messages/messages.ts';
import { useJoinT } from '../messages/messages.ts';

/** Where the expert writes the address of this one meeting; what is typed stays until it is stored. */
export function MeetingPlace({ booking }: { booking: Booking }) {
  const t = useT();
  const bookingsT = useBookingsT();
  const joinT = useJoinT();
  const { meetingUrl = '' } = booking;
  const edits = keptEdits(useUser().id, `meeting.${booking.id}`, z.string());
  const [text, edit] = useKept(edits, meetingUrl);
  const [isOpen, setIsOpen] = useState(text !== meetingUrl);
  const [isWrong, setIsWrong] = useState(false);
  const [fieldId, openerId] = [useId(), useId()];
  const wasOpen = useRef(isOpen);
  // The pressed button has disappeared: the focus goes on where it led.
  useEffect(() => {
    if (wasOpen.current !== isOpen) document.getElementById(isOpen ? fieldId : openerId)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, fieldId, openerId]);
  const { isPending, failure, run } = useCommand();
  const close = () => {
    edits.clear();
    edit(meetingUrl);
    setIsWrong(false);
    setIsOpen(false);
  };
  const save = async () => {
    const url = text.trim() === '' ? undefined : meetingUrlOf(text);
    setIsWrong(text.trim() !== '' && !url);
    if (text.trim() !== '' && !url) return;
    const outcome = await run(() => setMeetingUrl(booking, url));
    if (outcome.status !== 'done') return;
    edits.clear();
    setIsOpen(false);
    toast(joinT('place.saved'), { tone: 'success' });
  };
  if (!isOpen)
    return (
      <Button id={openerId} size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        {joinT(meetingUrl ? 'place.change' : 'place.add')}
      </Button>
    );
  return (
    <Form onSubmit={() => void save()}>
      <TextField
        id={fieldId}
        label={joinT('place.label')}
        hint={joinT('place.hint')}
        type="url"
        value={text}
        maxLength={MEETING_LIMITS.url}
        error={isWrong && joinT('place.wrong')}
        onChange={({ currentTarget }) => edit(currentTarget.value)}
      />
      {failure && <FormError title={t(`error.${failure}`)} />}
      <Cluster>
        <Button type="submit" size="small" pending={isPending}>
          {joinT('place.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          {bookingsT('back')}
        </Button>
      </Cluster>
    </Form>
  );
}
