import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { firestoreStore } from '../store/firestore-store.ts';
import { type Answer, answer, refusal } from './answer.ts';

/** The payload function's answer; a failure is logged and answered as an error. */
async function answerOrFailure(method: string, url: string): Promise<Answer> {
  try {
    return await answer(method, url, firestoreStore());
  } catch (error) {
    logError(`Payload ${url} failed`, error);
    return refusal(500, 'unknown');
  }
}

/** The data of public pages (spec §7): `GET /payload/{locale}/{page}.json`, with the types of `Payloads`. */
export const payload = onRequest({ region: 'us-central1' }, async (request, response) => {
  const { status, headers, body } = await answerOrFailure(request.method, request.url);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
});
