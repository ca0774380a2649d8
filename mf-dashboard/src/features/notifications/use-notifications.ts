import { type Loadable, type NotificationList, useGrowingList, watchNotifications } from '@cursiv/shared-data';
import type { Notification, NotificationSubject } from '@cursiv/shared-domain';
import { useMemo, useState } from 'react';

/** As many notifications as a page shows at first, and with every press more. */
const PAGE = 30;

/** A list of notifications that grows; another list or subject is loaded anew. */
export function useNotifications(uid: string, chosen: NotificationList, about: NotificationSubject | undefined) {
  const [most, setMost] = useState(PAGE);
  const watch = useMemo(() => watchNotifications(uid, chosen, most, about), [uid, chosen, most, about]);
  const { list, isReading, hasMore } = useGrowingList(watch, most);
  // What is known of another list says nothing of this one.
  const wanted = `${chosen} ${about}`;
  const [known, setKnown] = useState(wanted);
  if (!isReading && known !== wanted) setKnown(wanted);
  const shown: Loadable<Notification[]> = isReading && known !== wanted ? { status: 'loading' } : list;
  return { shown, isReading, hasMore, readOn: () => setMost(most + PAGE) };
}
