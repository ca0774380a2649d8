import { createHash } from 'node:crypto';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { PAGE_STYLE } from './lead-page.ts';

/** An answer, complete but for what all have in common. */
export interface LeadReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What the page's script reads. */
export const jsonReply = (status: number, code?: AppErrorCode): LeadReply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(code ? { error: { code } } : {}),
});

const style = createHash('sha256').update(PAGE_STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page that runs nothing: people's words stand in it. */
export const pageReply = (status: number, body: string): LeadReply => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'X-Robots-Tag': 'noindex',
  },
  body,
});
