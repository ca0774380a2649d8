import { keeper, useOffline } from '@cursiv/shared-data/kept';
import { ButtonLink, Notice } from '@cursiv/shared-ui';
import { keptAddress } from '../courses/course-addresses.ts';
import { useOfflineWords } from './offline-words.ts';

/** Says what is missing without a connection, and leads to what is kept; for who keeps something. */
export function OfflineNotice() {
  const words = useOfflineWords();
  const isOffline = useOffline();
  return isOffline && keeper() !== undefined ? (
    <Notice
      tone="warning"
      role="status"
      title={words('offlineTitle')}
      action={
        <ButtonLink to={keptAddress()} variant="secondary" size="small">
          {words('toKept')}
        </ButtonLink>
      }
    >
      {words('offlineText')}
    </Notice>
  ) : null;
}
