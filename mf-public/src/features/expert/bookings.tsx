import type { ExpertPayload, OfferingLine } from '@cursiv/shared-domain';
import { EmptyState, later, PagePart, Skeleton } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import { useHydrated } from '../../shared/use-hydrated.ts';
import * as styles from './bookings.module.css';
import { useExpertT } from './messages/messages.ts';

/** Useless before the page is interactive, so it is not part of the code that makes it so. */
const BookingPicker = later(async () => ({ default: (await import('./booking-picker.tsx')).BookingPicker }));

/**
 * The expert's offerings and free times. Times need the visitor's zone, which only their browser knows; their space is
 * reserved until then.
 */
export function Bookings({ expert }: { expert: ExpertPayload }) {
  const t = useExpertT();
  const name = expert.displayName;
  const none = expert.isPaused ? 'paused' : 'none';
  const isHydrated = useHydrated();
  const room = <Skeleton shape="block" height="24rem" />;
  return (
    <PagePart id="sessions" title={t('sessions')} intro={expert.isPaused ? undefined : t('sessionsLead')}>
      <div className={styles.room}>
        {!isSome(expert.offerings) && <EmptyState title={t(`${none}.title`, { name })} text={t(`${none}.text`)} />}
        {isSome(expert.offerings) &&
          (isHydrated ? (
            <Suspense fallback={room}>
              <BookingPicker key={expert.id} expert={expert} offerings={expert.offerings} />
            </Suspense>
          ) : (
            room
          ))}
      </div>
    </PagePart>
  );
}

const isSome = (offerings: OfferingLine[]): offerings is [OfferingLine, ...OfferingLine[]] => offerings.length > 0;
