import { setTimeout as wait } from 'node:timers/promises';
import { COURSE, LESSON, QUESTIONS } from './quiz-course.ts';

const SERVICES = 'http://127.0.0.1:3010';
const PROJECT = 'projects/demo-cursiv/databases/(default)/documents';
/** Waits before a save is tried again, as the page does. */
const AGAIN_MS = 1_000;

const post = async (address: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${SERVICES}/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** The App Check token of the site's pages. */
export async function attestation(): Promise<string> {
  const exchange = 'firebaseappcheck.googleapis.com/v1/projects/demo-cursiv/apps/local:exchangeDebugToken';
  return (await json<{ token: string }>(await post(exchange, { debugToken: 'local-cloud' }))).token;
}

/** Somebody who takes the quiz, and writes their answers as their page does. */
export class QuizLearner {
  readonly uid: string;
  readonly #headers: Record<string, string>;
  #attempt = '';
  /** Milliseconds of every save that the server has acknowledged. */
  readonly times: number[] = [];
  /** What the server has acknowledged last, by question. */
  readonly acknowledged = new Map<string, string>();
  tries = 0;

  private constructor(uid: string, idToken: string, appCheck: string) {
    this.uid = uid;
    this.#headers = { authorization: `Bearer ${idToken}`, 'x-firebase-appcheck': appCheck };
  }

  static async register(name: string, appCheck: string): Promise<QuizLearner> {
    const answer = await post('identitytoolkit.googleapis.com/v1/accounts:signUp?key=local-key', {
      email: `${name}@cursiv.test`,
      password: 'o parolă lungă',
      returnSecureToken: true,
    });
    const { localId, idToken } = await json<{ localId: string; idToken: string }>(answer);
    return new QuizLearner(localId, idToken, appCheck);
  }

  async start(): Promise<void> {
    const data = { courseId: COURSE, lessonId: LESSON };
    const answer = await post('demo-cursiv/us-central1/startAttempt', { data }, this.#headers);
    this.#attempt = (await json<{ result: { attemptId: string } }>(answer)).result.attemptId;
  }

  /** Answers every question, each after a while of thinking; a save that fails is tried until it is acknowledged. */
  async answerAll(thinkMs: () => number): Promise<void> {
    for (const question of QUESTIONS) {
      await wait(thinkMs());
      const answer = JSON.stringify('abcd'[Math.floor(Math.random() * 4)]);
      while (!(await this.#save(question, answer))) await wait(AGAIN_MS);
      this.acknowledged.set(question, answer);
    }
  }

  get path(): string {
    return `enrollments/${this.uid}__${COURSE}/attempts/${this.#attempt}`;
  }

  async #save(question: string, answer: string): Promise<boolean> {
    this.tries += 1;
    const fields = {
      answers: { mapValue: { fields: { [question]: { stringValue: answer } } } },
      answered: { stringValue: question },
    };
    const write = {
      update: { name: `${PROJECT}/${this.path}`, fields },
      updateMask: { fieldPaths: [`answers.${question}`, 'answered'] },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: true },
    };
    const start = performance.now();
    const answered = await post(`v1/${PROJECT}:commit`, { writes: [write] }, this.#headers).catch(() => undefined);
    const isRefused = answered && !answered.ok && answered.status < 500;
    if (isRefused) throw new Error(`${answered.status} ${await answered.text()}`);
    await answered?.text();
    if (answered?.ok) this.times.push(performance.now() - start);
    return answered?.ok ?? false;
  }
}
