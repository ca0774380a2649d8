import type { ExpertPage, OfferingLine } from '@cursiv/shared-domain';
import { EmptyState, Section, Skeleton } from '@cursiv/shared-ui';
import { lazy, Suspense } from 'react';
import { useT } from '../../messages/messages.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import * as styles from './sessions.module.css';

/** Useless before the page is interactive, so it is not part of the code that makes it so. */
const SessionPicker = lazy(async () => ({ default: (await import('./session-picker.tsx')).SessionPicker }));

/**
 * The expert's offerings and free times. Times need the visitor's zone, which only their browser knows; their space is
 * reserved until then.
 */
export function Sessions({ expert }: { expert: ExpertPage }) {
  const t = useT();
  const isHydrated = useHydrated();
  const room = <Skeleton shape="block" height="24rem" />;
  return (
    <Section id="sessions" title={t('expert.sessions')} lead={t('expert.sessionsLead')}>
      <div className={styles.room}>
        {!isSome(expert.offerings) && <EmptyState title={t('expert.none.title')} text={t('expert.none.text')} />}
        {isSome(expert.offerings) &&
          (isHydrated ? (
            <Suspense fallback={room}>
              <SessionPicker key={expert.id} expert={expert} offerings={expert.offerings} />
            </Suspense>
          ) : (
            room
          ))}
      </div>
    </Section>
  );
}

const isSome = (offerings: OfferingLine[]): offerings is [OfferingLine, ...OfferingLine[]] => offerings.length > 0;
