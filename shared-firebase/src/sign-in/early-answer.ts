/** What the document has asked the sign-in service while the code was on its way (`early-question.ts` of the page function). */
interface EarlyQuestion {
  body: string;
  askedAt: number;
  /** Undefined when it was not asked after all. */
  answer: Promise<Response | undefined>;
}

/** An answer that is older, in milliseconds, says too little about now. */
const FRESH_MS = 20_000;

/** The document's question, which serves once, whoever asks then: another account or a later look asks anew. */
function takeQuestion(): EarlyQuestion | undefined {
  const early = globalThis as { earlyQuestion?: EarlyQuestion };
  const { earlyQuestion } = early;
  delete early.earlyQuestion;
  return earlyQuestion;
}

/**
 * The answer to what the document has already asked in the same words, at the first question about an account; undefined when there is
 * none. A refusal is no answer: the service gives it once more to who asks.
 */
export function earlyAnswer(address: string, init: RequestInit | undefined): Promise<Response | undefined> | undefined {
  if (!address.includes('/accounts:lookup?')) return undefined;
  const question = takeQuestion();
  const isSame = question !== undefined && question.body === init?.body;
  if (!isSame || Date.now() - question.askedAt > FRESH_MS) return undefined;
  return question.answer.then((answer) => (answer?.ok ? answer : undefined));
}
