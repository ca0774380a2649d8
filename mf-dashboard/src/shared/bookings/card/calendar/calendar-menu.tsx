import { getBookingFile } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Booking, isCalledOff, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, MenuButton, Notice, saveBlob, useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';
import { useBookingsT } from '../../messages/messages.ts';
import { googleAddress, outlookAddress } from './calendar-links.ts';

type CalendarMenuProps = { booking: Booking; name: string };

/** The ways to get a booking into one's own calendar, and out of it again once it is called off. */
export function CalendarMenu({ booking, name }: CalendarMenuProps) {
  const t = useT();
  const bookingsT = useBookingsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const { isPending, failure, run } = useCommand();
  const save = () =>
    void run(async () => {
      const text = await getBookingFile(booking.id, locale, zone);
      saveBlob(new Blob([text], { type: 'text/calendar' }), `cursiv-${booking.id}.ics`);
    });
  const title = bookingsT('calendar.entry', { title: pick(booking.offeringTitle, locale)?.value ?? '', name });
  const open = (address: string) => () => void window.open(address, '_blank', 'noopener');
  return (
    <>
      {isCalledOff(booking) ? (
        <Button size="small" variant="quiet" pending={isPending} onClick={save}>
          {bookingsT('calendar.remove')}
        </Button>
      ) : (
        <MenuButton
          label={bookingsT('calendar.add')}
          items={[
            { id: 'file', label: bookingsT('calendar.file'), onSelect: save },
            { id: 'google', label: 'Google Calendar', onSelect: open(googleAddress(booking, title)) },
            { id: 'outlook', label: 'Outlook', onSelect: open(outlookAddress(booking, title)) },
          ]}
        />
      )}
      {failure && (
        <Notice tone="danger" role="alert">
          {t(`error.${failure}`)}
        </Notice>
      )}
    </>
  );
}
