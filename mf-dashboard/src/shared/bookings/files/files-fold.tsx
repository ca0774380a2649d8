import type { Booking } from '@cursiv/shared-domain';
import { Loading, later } from '@cursiv/shared-ui';
import { Suspense, useState } from 'react';
import * as styles from './files.module.css';
import { useFilesT } from './files-words.ts';

const BookingFiles = later(() => import('./booking-files.tsx'));

/** The files of a booking in a list: read once somebody opens them. */
export function FilesFold({ booking, uid }: { booking: Booking; uid: string }) {
  const t = useFilesT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen && (
        <Suspense fallback={<Loading label={t('title')} />}>
          <BookingFiles booking={booking} uid={uid} />
        </Suspense>
      )}
    </details>
  );
}
