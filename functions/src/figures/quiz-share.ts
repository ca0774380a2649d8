import { type Attempt, answerKeys, type Question, readKey } from '@cursiv/shared-domain';

/** A share with the questions of a judged attempt; what was counted for a question stays: the first answer is the one that tells. */
export function withAttempt(
  keys: readonly string[],
  { answers, questionIds }: Attempt,
  questions: readonly Question[],
): string[] {
  const known = new Set(keys.map((key) => readKey(key).id));
  const isNew = ({ id }: Question) => questionIds.includes(id) && !known.has(id);
  const answerTo = ({ id }: Question) => (Object.hasOwn(answers, id) ? answers[id] : undefined);
  return [...keys, ...questions.filter(isNew).flatMap((question) => answerKeys(question, answerTo(question)))];
}
