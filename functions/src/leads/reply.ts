import type { AppErrorCode } from '@cursiv/shared-domain';
import { PLAIN_PAGE_HEADERS } from '../plain-page/plain-page.ts';

/** An answer, without the headers that all answers share. */
export interface LeadReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The answer that the page's script reads. */
export const jsonReply = (status: number, code?: AppErrorCode): LeadReply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(code ? { error: { code } } : {}),
});

/** The answer to the browser's own form. */
export const pageReply = (status: number, body: string): LeadReply => ({ status, headers: PLAIN_PAGE_HEADERS, body });
