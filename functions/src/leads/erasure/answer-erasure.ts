import { readErasure } from '../../mail/lead/erasure-token.ts';
import { plainPage } from '../../plain-page/plain-page.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { type LeadReply, pageReply } from '../reply.ts';
import { eraseLead } from './erase-lead.ts';
import { ERASURE_WORDS } from './erasure-words.ts';

/**
 * The page behind the link that erases a message. Looking at it changes nothing, because scanners of mail open every link;
 * its button erases, and says so however often it is pressed.
 */
export async function answerErasure(
  method: string,
  token: unknown,
  { store, key, now }: { store: DocumentStore; key: string; now: () => Date },
): Promise<LeadReply> {
  const erasure = readErasure(token, key);
  if (!erasure)
    return pageReply(400, plainPage('ro', ERASURE_WORDS.ro.unknown, `<p lang="en">${ERASURE_WORDS.en.unknown}</p>`));
  const { lead, locale } = erasure;
  const words = ERASURE_WORDS[locale];
  if (method === 'GET' || method === 'HEAD') {
    const ask = `<p>${words.text}</p><form method="post"><button>${words.yes}</button></form>`;
    return pageReply(200, plainPage(locale, words.ask, ask));
  }
  if (method !== 'POST') return { status: 405, headers: { Allow: 'GET, POST' }, body: '' };
  await eraseLead(store, lead, now());
  const back = `<a href="${locale === 'en' ? '/en' : '/'}">${words.back}</a>`;
  return pageReply(200, plainPage(locale, words.done, `<p>${words.doneText}</p><p>${back}</p>`));
}
