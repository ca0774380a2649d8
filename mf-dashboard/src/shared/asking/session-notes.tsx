import { useWatch, watchLessonBookings, watchSharedNotes } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, PagePart, Prose, Stack, useReaderZone } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useBegun } from '../use-begun.ts';
import { useAskingT } from './messages/messages.ts';

type SessionNotesProps = { uid: string; courseId: string; lessonId: string };

/** What a learner and an expert wrote down together in the sessions that were requested from a lesson. */
export default function SessionNotes({ uid, courseId, lessonId }: SessionNotesProps) {
  const watch = useMemo(() => watchLessonBookings(uid, courseId, lessonId), [uid, courseId, lessonId]);
  const watched = useBegun(uid, 'hasBooked', watch);
  if (watched.status !== 'ready') return null;
  const latest = watched.value.toSorted((one, other) => other.startAt.getTime() - one.startAt.getTime());
  return latest.map((booking) => <NotesOfSession key={booking.id} booking={booking} />);
}

function NotesOfSession({ booking: { id, expertName, startAt } }: { booking: Booking }) {
  const t = useAskingT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const shared = useWatch(useMemo(() => watchSharedNotes(id), [id]));
  if (shared.status !== 'ready' || !shared.value) return null;
  const { notes, agreed } = shared.value;
  if (!notes && !agreed) return null;
  const date = formatDate(startAt, locale, { dateStyle: 'long', timeZone });
  return (
    <PagePart
      title={t('session', { name: expertName, date })}
      actions={
        <ButtonLink to={`${paths.myBookings()}?as=learner#${id}`} variant="quiet" size="small">
          {t('toBooking')}
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        {notes && <Prose text={notes} locale={locale} />}
        {agreed && (
          <div>
            <h3>{t('agreed')}</h3>
            <Prose text={agreed} locale={locale} />
          </div>
        )}
      </Stack>
    </PagePart>
  );
}
