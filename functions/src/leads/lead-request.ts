import { type Lead, LOCALES, type Locale, leadSchema, MIN_WRITING_MS } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** A message as received: the typed text, and the signs that a program typed it. */
export interface LeadRequest {
  /** A repeated message carries the same id. */
  id?: string | undefined;
  typed: Record<string, unknown>;
  isSuspicious: boolean;
}

const sentByScript = z.object({
  id: z.string().check(z.uuid()),
  lead: z.record(z.string(), z.unknown()),
  /** The content of the field that people cannot see. */
  trap: z.optional(z.string()),
  /** Milliseconds from the form's appearance to the press. */
  writingMs: z.optional(z.number()),
});

/** The message from the page's script; undefined for anything that the script would never send. */
export function fromScript(body: string): LeadRequest | undefined {
  const sent = sentByScript.safeParse(jsonOf(body));
  if (!sent.success) return undefined;
  const { id, lead, trap = '', writingMs = MIN_WRITING_MS } = sent.data;
  return { id, typed: lead, isSuspicious: trap !== '' || writingMs < MIN_WRITING_MS };
}

/** The message from the browser's own form, without script or before the page's script has loaded. */
export function fromForm(body: string): LeadRequest {
  const { website = '', consent, locale, page = '', ...typed } = Object.fromEntries(new URLSearchParams(body));
  const unseen = { locale: localeOf(locale), page: leadPage(page) };
  return { typed: { ...typed, ...unseen, consent: consent !== undefined }, isSuspicious: website !== '' };
}

/** The page that a form names; what is no address of this site is left out. */
const leadPage = (page: string) => (leadSchema.shape.page.safeParse(page).success ? page : '/');

/** The invalid fields of a message. */
export type LeadField = 'name' | 'email' | 'phone' | 'message' | 'consent';
const FIELDS: readonly string[] = ['name', 'email', 'phone', 'message', 'consent'] satisfies LeadField[];

/** The message, or its invalid fields. */
export function checkedLead({ phone, ...typed }: Record<string, unknown>): Lead | LeadField[] {
  const result = leadSchema.safeParse({ ...typed, ...(phone !== '' && phone !== undefined && { phone }) });
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path: [name] }) => String(name));
  return FIELDS.filter((field): field is LeadField => names.includes(field));
}

/** The language of the answer. */
export const localeOf = (value: unknown): Locale => LOCALES.find((locale) => locale === value) ?? 'ro';

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
