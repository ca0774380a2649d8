import {
  type AskedQuestion,
  answerTo,
  type L10nText,
  type Locale,
  pick,
  type Question,
  type QuestionLine,
} from '@cursiv/shared-domain';
import { formatList, useLocale } from '@cursiv/shared-i18n';
import { useAttemptT } from '../messages/messages.ts';

/** Says in words what was answered, what is right, and what its author says of the chosen options. */
export function useAnswerWords(base: Locale) {
  const t = useAttemptT();
  const locale = useLocale();
  const words = (text: L10nText | undefined) => (text && pick(text, locale, base)?.value) ?? '';
  const named = (lines: readonly QuestionLine[], ids: readonly string[]) =>
    ids.map((id) => words(lines.find((line) => line.id === id)?.text)).filter((text) => text !== '');
  const inOrder = (texts: string[]) => texts.map((text, index) => `${index + 1}. ${text}`).join(' ');
  const truth = (value: boolean | undefined) => (value === undefined ? '' : t(value ? 'true' : 'false'));

  const answered = (question: AskedQuestion, stored: string | undefined): string => {
    switch (question.type) {
      case 'single':
        return named(question.options, [answerTo({ type: 'single' }, stored) ?? '']).join();
      case 'multiple':
        return formatList(named(question.options, answerTo({ type: 'multiple' }, stored) ?? []), locale);
      case 'trueFalse':
        return truth(answerTo({ type: 'trueFalse' }, stored));
      case 'short':
        return answerTo({ type: 'short' }, stored) ?? '';
      case 'ordering':
        return inOrder(named(question.items, answerTo({ type: 'ordering' }, stored) ?? []));
      case 'matching': {
        const matches = answerTo({ type: 'matching' }, stored) ?? {};
        return question.items
          .flatMap(({ id, text }) => {
            const [answer] = named(question.answers, [matches[id] ?? '']);
            return answer ? `${words(text)} – ${answer}` : [];
          })
          .join('; ');
      }
    }
  };

  const right = (question: Question): string => {
    switch (question.type) {
      case 'single':
        return named(question.options, [question.right]).join();
      case 'multiple':
        return formatList(named(question.options, question.right), locale);
      case 'trueFalse':
        return truth(question.right);
      case 'short':
        return formatList(pick(question.accepted, locale, base)?.value ?? [], locale);
      case 'ordering':
        return inOrder(question.items.map(({ text }) => words(text)));
      case 'matching':
        return question.pairs.map((pair) => `${words(pair.left)} – ${words(pair.right)}`).join('; ');
    }
  };

  const remarks = (question: Question, stored: string | undefined): string[] => {
    if (question.type !== 'single' && question.type !== 'multiple') return [];
    const answer = answerTo(question, stored) ?? [];
    return question.options
      .filter(({ id }) => (typeof answer === 'string' ? answer === id : answer.includes(id)))
      .flatMap(({ text, explanation }) => (words(explanation) ? `${words(text)}: ${words(explanation)}` : []));
  };

  return { answered, right, remarks };
}
