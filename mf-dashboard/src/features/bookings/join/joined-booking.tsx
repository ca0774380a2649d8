import { type Booking, type BookingSide, isCalledOff } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, Notice, PagePart } from '@cursiv/shared-ui';
import { AskedFrom } from '../../../shared/asking/asked-from.tsx';
import BookingFiles from '../../../shared/bookings/files/booking-files.tsx';
import { useFilesT } from '../../../shared/bookings/files/files-words.ts';
import { useOtherName } from '../../../shared/bookings/use-other-name.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { Door } from './door/door.tsx';
import { useJoinT } from './messages/messages.ts';
import { NextSteps } from './next-steps.tsx';
import { PrivateNotesPart } from './notes/private-notes-part.tsx';
import { SharedNotesPart } from './notes/shared-notes-part.tsx';

const SECOND_MS = 1000;

type JoinedBookingProps = { booking: Booking; side: BookingSide; uid: string };

/** A booking before, during and after its time: the door, the notes of both, and what comes next. */
export function JoinedBooking({ booking, side, uid }: JoinedBookingProps) {
  const t = useJoinT();
  const filesT = useFilesT();
  const now = useNow(SECOND_MS);
  const name = useOtherName(booking, side);
  const title = t('title', { name });
  return (
    <DashboardPage
      documentTitle={title}
      title={title}
      intro={<LocalText value={booking.offeringTitle} />}
      above={<Breadcrumbs label={t('back')} items={[{ label: t('back'), to: `${paths.myBookings()}?as=${side}` }]} />}
    >
      <Door booking={booking} side={side} uid={uid} now={now} />
      {booking.context && (
        <AskedFrom place={booking.context} learner={side === 'expert' ? booking.learnerName : undefined} />
      )}
      {booking.status === 'requested' ? (
        <PagePart title={t('shared.title')}>
          <Notice>{t('shared.later')}</Notice>
        </PagePart>
      ) : (
        !isCalledOff(booking) && <SharedNotesPart bookingId={booking.id} uid={uid} name={name} />
      )}
      <PagePart title={filesT('title')}>
        <BookingFiles booking={booking} uid={uid} />
      </PagePart>
      <PrivateNotesPart bookingId={booking.id} uid={uid} />
      <NextSteps booking={booking} side={side} now={now} />
    </DashboardPage>
  );
}
