import { instant } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { lookAtAccount } from './look-at-account.ts';
import type { SignInService } from './sign-ins.ts';

/** `accountSweeps/last`: from when on changes count, and how far the present sweep has come. */
const sweepSchema = z.object({ since: instant, startedAt: instant, page: z.optional(z.string()) });

const PATH = 'accountSweeps/last';
/** The sign-in service counts whole seconds, and its clock is not ours. */
const OVERLAP_MS = 60_000;
/** One go takes this long on new pages, in milliseconds: shorter than the function may run. */
const PATIENCE_MS = 200_000;
const AT_ONCE = 10;

/**
 * Looks at every account to which something happened since the last sweep; the first looks at all. It remembers each page that is
 * done, so that the next run goes on where this one ended.
 */
export async function sweepAccounts(store: DocumentStore, service: SignInService, now: () => Date): Promise<void> {
  const end = now().getTime() + PATIENCE_MS;
  const last = parsed(sweepSchema, await store.get(PATH));
  const since = last?.since ?? new Date(0);
  const startedAt = last?.page === undefined ? now() : last.startedAt;
  let page = last?.page;
  do {
    const { accounts, next } = await service.list(page);
    const moved = accounts.filter(({ movedAt }) => movedAt >= since).values();
    const worker = async () => {
      for (const { uid } of moved) await lookAtAccount(store, service, uid, now());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    page = next;
    const done = { since: new Date(startedAt.getTime() - OVERLAP_MS), startedAt };
    await store.transact(async (transaction) =>
      transaction.set(PATH, page === undefined ? done : { since, startedAt, page }),
    );
  } while (page !== undefined && now().getTime() < end);
}
