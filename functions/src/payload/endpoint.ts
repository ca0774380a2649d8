import type { PageKind } from '@cursiv/shared-domain';
import { senderOf } from '../allowance/sender-of.ts';
import { onRequest } from '../logged/https.ts';
import { error as logError } from '../logged/log.ts';
import { addAnswers } from '../site-figures/answers/add-answers.ts';
import { countData } from '../site-figures/answers/count-answers.ts';
import { metered } from '../site-figures/answers/metered.ts';
import { missedWords } from '../site-figures/answers/missed-words.ts';
import { tally } from '../site-figures/answers/tally.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { firestoreStore, pagesSource } from '../store/firestore-store.ts';
import { type Answer, answer, refusal } from './answer.ts';
import { withCommonDocuments } from './common-documents.ts';
import { type PageAddress, pageAddress } from './page-address.ts';

const answers = tally((amounts) => addAnswers(firestoreStore(), amounts));
const missed = missedWords();
let pages: ReturnType<typeof openPages> | undefined;

/** The documents for pages: what is read in fact is metered. */
function openPages() {
  const meter = metered(pagesSource());
  return { ...meter, common: withCommonDocuments(meter.source) };
}

/** The payload function's answer; a failure is logged and answered as an error. */
async function answerOrFailure(method: string, url: string, source: DocumentSource): Promise<Answer> {
  try {
    return await answer(method, url, source);
  } catch (error) {
    logError(
      `The payload ${pageAddress(new URL(url, 'http://payload').pathname)?.page.name ?? 'of no page'} failed`,
      error,
    );
    return refusal(500, 'unknown');
  }
}

/** What is counted of legal texts and categories is counted among other pages. */
function kindOf(address: PageAddress | undefined): PageKind | undefined {
  const name = address?.page.name;
  return name === 'legal' || name === 'legal-text' || name === 'categories' ? 'other' : name;
}

/** The data of public pages (spec §7): `GET /payload/{locale}/{page}.json`, with the types of `Payloads`. */
export const payload = onRequest({ region: 'us-central1', memory: '1GiB' }, async (request, response) => {
  const now = new Date();
  pages ??= openPages();
  const { common, during } = pages;
  const [{ result, reads }] = await Promise.all([
    during(() => answerOrFailure(request.method, request.url, common)),
    answers.flush(now),
  ]);
  const { status, headers, body } = result;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const text = JSON.stringify(body);
  const { pathname, searchParams } = new URL(request.url, 'http://payload');
  const kind = kindOf(pageAddress(pathname));
  if (kind && status === 200 && request.method === 'GET') {
    const sent = { kind, bytes: Buffer.byteLength(text), reads, body, words: searchParams.get('q') ?? '' };
    countData(answers, missed, { ...sent, ...senderOf(request.header('x-forwarded-for')) }, now);
  }
  response.end(request.method === 'HEAD' ? undefined : text);
});
