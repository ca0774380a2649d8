import { randomUUID } from 'node:crypto';
import { LEADS_PATH } from '@cursiv/shared-domain';
import type { Sender } from '../allowance/sender-of.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { answerErasure } from './erasure/answer-erasure.ts';
import { keepLead } from './keep-lead.ts';
import type { LeadAllowance } from './lead-allowance.ts';
import { formPage, thanksPage } from './lead-page.ts';
import { checkedLead, fromForm, fromScript, type LeadField, type LeadRequest, localeOf } from './lead-request.ts';
import type { LeadReply } from './reply.ts';
import { jsonReply, pageReply } from './reply.ts';

const MAX_BYTES = 32_768;

/** What the function knows about a request. */
export interface LeadCall {
  method: string;
  /** `in` from the address's query. */
  language: unknown;
  /** `erase` from the address's query: the token of a link that erases a message. */
  erasure: unknown;
  contentType: string;
  body: Buffer;
  sender: Sender;
  /** Whether App Check vouches for it: a browser on our page, as far as anybody can know. */
  isFromPage(): Promise<boolean>;
}

interface Keeping {
  store: DocumentStore;
  /** The secret that signs links in mails. */
  key: string;
  allowance: LeadAllowance;
  now: () => Date;
}

/** Answers the page's script with JSON and the browser's own form with a page; both store the same document. */
export async function answerLead(call: LeadCall, keeping: Keeping): Promise<LeadReply> {
  if (call.erasure !== undefined) return answerErasure(call.method, call.erasure, keeping);
  if (call.method === 'GET' || call.method === 'HEAD') return pageReply(200, thanksPage(localeOf(call.language)));
  if (call.method !== 'POST') return { ...jsonReply(405, 'invalid'), headers: { Allow: 'GET, POST' } };
  if (call.body.length > MAX_BYTES) return jsonReply(413, 'too-large');
  const text = call.body.toString('utf8');
  if (call.contentType.startsWith('application/json')) return answerScript(text, call, keeping);
  if (call.contentType.startsWith('application/x-www-form-urlencoded')) return answerForm(text, call, keeping);
  return jsonReply(415, 'invalid');
}

type Outcome = 'kept' | 'too-often' | LeadField[];

interface Origin {
  sender: Sender;
  isAttested: boolean;
}

async function taken({ id, typed, isSuspicious }: LeadRequest, from: Origin, keeping: Keeping): Promise<Outcome> {
  const lead = checkedLead(typed);
  if (Array.isArray(lead)) return lead;
  if (!keeping.allowance.take(from.sender, from.isAttested)) return 'too-often';
  await keepLead(keeping.store, { id: id ?? randomUUID(), lead, isSuspicious }, keeping.now());
  return 'kept';
}

async function answerScript(text: string, { sender, isFromPage }: LeadCall, keeping: Keeping): Promise<LeadReply> {
  if (!(await isFromPage())) return jsonReply(401, 'clock-wrong');
  const request = fromScript(text);
  const outcome = request ? await taken(request, { sender, isAttested: true }, keeping) : [];
  if (outcome === 'kept') return jsonReply(200);
  return outcome === 'too-often' ? jsonReply(429, outcome) : jsonReply(400, 'invalid');
}

/**
 * A stored message redirects the browser, so that a reload sends nothing again. A mistake returns with the typed text.
 */
async function answerForm(text: string, { sender }: LeadCall, keeping: Keeping): Promise<LeadReply> {
  const request = fromForm(text);
  const locale = localeOf(request.typed.locale);
  const outcome = await taken(request, { sender, isAttested: false }, keeping);
  if (outcome === 'kept') return { status: 303, headers: { Location: `${LEADS_PATH}?in=${locale}` }, body: '' };
  const problems = outcome === 'too-often' ? [] : outcome;
  return pageReply(outcome === 'too-often' ? 429 : 422, formPage(locale, request.typed, problems));
}
