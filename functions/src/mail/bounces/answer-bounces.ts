import { createHash, timingSafeEqual } from 'node:crypto';
import { BOUNCE_LIMITS } from '@cursiv/shared-domain';
import type { Accounts } from '../../admin/accounts.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { noteBounce } from './note-bounce.ts';
import { noteComplaint } from './note-complaint.ts';
import { readReport } from './read-report.ts';

/** What the function knows about a request. */
export interface BounceCall {
  method: string;
  /** `X-Bounce-Key`: services and edges take `Authorization` for a credential of their own. */
  given: string | undefined;
  contentType: string | undefined;
  body: Buffer;
}

interface Bouncing {
  store: DocumentStore;
  accounts: Pick<Accounts, 'anyWithUid'>;
  site: Site;
  /** The secret of the operator's mail system; `none`, or any that can be guessed, lets nobody in. */
  key: string;
}

interface BounceAnswer {
  status: number;
  headers?: Record<string, string>;
}

const SHORTEST_KEY = 32;

/**
 * Takes a report about a mail of ours, as it travelled: that it came back, or that its reader calls it spam. The answer is the same for a report about a mail of ours, about another, and for a mail that
 * is no report: a mail system would try any other answer again.
 */
export async function answerBounces(
  { method, given, contentType = '', body }: BounceCall,
  { store, accounts, site, key }: Bouncing,
): Promise<BounceAnswer> {
  if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  if (!given) return { status: 401 };
  if (!isKey(given, key)) return { status: 403 };
  if (!/^message\/rfc822\s*(;|$)/i.test(contentType)) return { status: 415, headers: { Accept: 'message/rfc822' } };
  if (body.length > BOUNCE_LIMITS.report) return { status: 413 };
  const report = await readReport(body);
  if (report && 'complaint' in report) await noteComplaint({ store, accounts, site }, report);
  else if (report) await noteBounce(store, site, report);
  return { status: 204 };
}

/** Compared as hashes: the time that it takes tells nothing of the key, nor of its length. */
function isKey(given: string, key: string): boolean {
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  return key.length >= SHORTEST_KEY && timingSafeEqual(hashed(given), hashed(key));
}
