import { NO_ORDERS, ORDERS_PATH, registryOrdersSchema, type StoredOrders } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** What administrators have ordered of the sections. Rejects when the database does not answer. */
export const storedOrders = async (source: Pick<DocumentTransaction, 'get'>): Promise<StoredOrders> =>
  parsed(registryOrdersSchema, await source.get(ORDERS_PATH)) ?? NO_ORDERS;
