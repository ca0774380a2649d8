import { NO_ORDERS, ORDERS_PATH, registryOrdersSchema, type StoredOrders } from '@cursiv/shared-domain';
import type { DocumentTransaction } from './document-source.ts';
import { parsed } from './parsed.ts';

/** What administrators have ordered of the sections and of the whole site. Rejects when the database does not answer. */
export const storedOrders = async (source: Pick<DocumentTransaction, 'get'>): Promise<StoredOrders> =>
  parsed(registryOrdersSchema, await source.get(ORDERS_PATH)) ?? NO_ORDERS;
