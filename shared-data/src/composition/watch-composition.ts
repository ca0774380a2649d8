import {
  NO_ORDERS,
  ORDERS_PATH,
  type ReleaseFigures,
  registryOrdersSchema,
  releaseFiguresSchema,
  type StoredOrders,
} from '@cursiv/shared-domain';
import { collection, database, doc, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument, watchQuery } from '../watch.ts';

/** Watches what administrators have ordered of the sections. */
export const watchOrders =
  (): Watch<StoredOrders> =>
  ({ next, fail }) =>
    watchDocument(registryOrdersSchema, () => doc(database(), ORDERS_PATH))({
      next: (orders = NO_ORDERS) => next(orders),
      fail,
    });

/** Watches the visits of all releases from a day on (UTC, as in `2026-11-24`). */
export const watchReleaseFigures = (since: string): Watch<ReleaseFigures[]> =>
  watchQuery(releaseFiguresSchema, () => query(collection(database(), 'releaseFigures'), where('day', '>=', since)));
