import type { StoredQuery } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, type Query, query, where } from '@cursiv/shared-firebase/firestore';

/** The database's own form of a query. */
export const queryOf = ({ from, where: conditions, orderBy: orders, limit: most }: StoredQuery): Query =>
  query(
    collection(database(), from),
    ...conditions.map(([field, op, value]) => where(field, op, value)),
    ...orders.map(([field, direction]) => orderBy(field, direction)),
    ...(most === undefined ? [] : [limit(most)]),
  );
