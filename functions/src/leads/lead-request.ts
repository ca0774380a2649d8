import { LEAD_LIMITS, type Lead, LOCALES, type Locale, leadSchema, MIN_WRITING_MS } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** A message as it came: what was typed, and what speaks for a program having typed it. */
export interface LeadRequest {
  /** The same message sent again brings the same. */
  id?: string | undefined;
  typed: Record<string, unknown>;
  isSuspicious: boolean;
}

const sentByScript = z.object({
  id: z.string().check(z.uuid()),
  lead: z.record(z.string(), z.unknown()),
  /** What stands in the field that nobody sees. */
  trap: z.optional(z.string()),
  /** Between the form's appearance and the press, in milliseconds. */
  writingMs: z.optional(z.number()),
});

/** What the page's script sends; undefined for what it never would. */
export function fromScript(body: string): LeadRequest | undefined {
  const sent = sentByScript.safeParse(jsonOf(body));
  if (!sent.success) return undefined;
  const { id, lead, trap = '', writingMs = MIN_WRITING_MS } = sent.data;
  return { id, typed: lead, isSuspicious: trap !== '' || writingMs < MIN_WRITING_MS };
}

/** What a browser sends of the form itself, without script or before the page's script is there. */
export function fromForm(body: string): LeadRequest {
  const { website = '', consent, locale, page = '', ...typed } = Object.fromEntries(new URLSearchParams(body));
  const unseen = { locale: localeOf(locale), page: page.startsWith('/') ? page.slice(0, LEAD_LIMITS.page) : '/' };
  return { typed: { ...typed, ...unseen, consent: consent !== undefined }, isSuspicious: website !== '' };
}

/** The fields of a message that cannot be accepted as they are. */
export type LeadField = 'name' | 'email' | 'phone' | 'message' | 'consent';
const FIELDS: readonly string[] = ['name', 'email', 'phone', 'message', 'consent'] satisfies LeadField[];

/** The message, or the fields that are wrong in it. */
export function checkedLead({ phone, ...typed }: Record<string, unknown>): Lead | LeadField[] {
  const result = leadSchema.safeParse({ ...typed, ...(phone !== '' && phone !== undefined && { phone }) });
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path: [name] }) => String(name));
  return FIELDS.filter((field): field is LeadField => names.includes(field));
}

/** The language that an answer is given in. */
export const localeOf = (value: unknown): Locale => LOCALES.find((locale) => locale === value) ?? 'ro';

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
