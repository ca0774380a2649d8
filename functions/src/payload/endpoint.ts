import type { DocumentsAhead, PageKind } from '@cursiv/shared-domain';
import type { Request } from 'firebase-functions/v2/https';
import { senderOf } from '../allowance/sender-of.ts';
import { onRequest } from '../logged/https.ts';
import { error as logError } from '../logged/log.ts';
import { addAnswers } from '../site-figures/answers/add-answers.ts';
import { countData } from '../site-figures/answers/count-answers.ts';
import { metered } from '../site-figures/answers/metered.ts';
import { missedWords } from '../site-figures/answers/missed-words.ts';
import { tally } from '../site-figures/answers/tally.ts';
import { firestoreStore, pagesSource } from '../store/firestore-store.ts';
import { answerAhead, type PlaceAhead, placeAhead, readsOf } from './ahead/answer-ahead.ts';
import type { Reader } from './ahead/as-reader.ts';
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

/** An answer; a failure is logged and answered as an error. */
async function orFailure(name: string, asked: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked();
  } catch (error) {
    logError(`The payload ${name} failed`, error);
    return refusal(500, 'unknown');
  }
}

/** The data of a page that everybody may see, with what they cost. */
function answerPage({ method, url }: Request): Promise<{ result: Answer; reads: number }> {
  pages ??= openPages();
  const { common, during } = pages;
  const name = pageAddress(new URL(url, 'http://payload').pathname)?.page.name ?? 'of no page';
  return during(() => orFailure(name, () => answer(method, url, common)));
}

/** Who asks for documents of their own page. */
function readerOf(request: Request): Reader | undefined {
  const [, idToken] = /^Bearer (\S+)$/.exec(request.header('authorization') ?? '') ?? [];
  return idToken === undefined ? undefined : { idToken, attested: request.header('x-firebase-appcheck') };
}

/** What a person's own page reads at first, with what it costs. */
async function answerReader(
  request: Request,
  place: PlaceAhead,
  now: Date,
): Promise<{ result: Answer; reads: number }> {
  const result = await orFailure('ahead', () => answerAhead(request.method, place, readerOf(request), now));
  return { result, reads: result.status === 200 ? readsOf(result.body as DocumentsAhead) : 0 };
}

/** What is counted of legal texts and categories is counted among other pages. */
function kindOf(address: PageAddress | undefined): PageKind | undefined {
  const name = address?.page.name;
  return name === 'legal' || name === 'legal-text' || name === 'categories' ? 'other' : name;
}

/**
 * The data of public pages (spec §7): `GET /payload/{locale}/{page}.json`, with the types of `Payloads`; and what a signed-in person's page
 * reads at first, for them alone: `GET /payload/{locale}/ahead/…` (`placeAhead`), `DocumentsAhead`.
 */
export const payload = onRequest({ region: 'us-central1', memory: '1GiB' }, async (request, response) => {
  const now = new Date();
  const { pathname, searchParams } = new URL(request.url, 'http://payload');
  const place = placeAhead(pathname);
  const asked = place ? answerReader(request, place, now) : answerPage(request);
  const [{ result, reads }] = await Promise.all([asked, answers.flush(now)]);
  const { status, headers, body } = result;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const text = JSON.stringify(body);
  const kind = place ? 'other' : kindOf(pageAddress(pathname));
  if (kind && status === 200 && request.method === 'GET') {
    const sent = { kind, bytes: Buffer.byteLength(text), reads, body, words: searchParams.get('q') ?? '' };
    countData(answers, missed, { ...sent, ...senderOf(request.header('x-forwarded-for')) }, now);
  }
  response.end(request.method === 'HEAD' ? undefined : text);
});
