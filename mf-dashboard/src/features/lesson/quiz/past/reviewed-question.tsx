import { type AskedQuestion, type Locale, pick, type QuestionResult } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { DefinitionList, Prose, Stack } from '@cursiv/shared-ui';
import { useAttemptT } from '../messages/messages.ts';
import { useAnswerWords } from './use-answer-words.ts';

type ReviewedQuestionProps = {
  question: AskedQuestion;
  stored: string | undefined;
  result: QuestionResult | undefined;
  base: Locale;
};

/** A question that was judged: the answer, what it was worth, and what was right, if the author tells. */
export function ReviewedQuestion({ question, stored, result, base }: ReviewedQuestionProps) {
  const t = useAttemptT();
  const locale = useLocale();
  const { answered, right, remarks } = useAnswerWords(base);
  const prompt = pick(question.prompt, locale, base);
  const explanation = result?.question && pick(result.question.explanation, locale, base);
  const points = formatNumber((result?.hundredths ?? 0) / 100, locale);
  return (
    <Stack gap={1}>
      {prompt && <Prose text={prompt.value} locale={prompt.locale} />}
      <DefinitionList
        items={[
          { id: 'answered', term: t('answered'), value: answered(question, stored) || t('noAnswer') },
          { id: 'worth', term: t('worth'), value: t('pointsOf', { points, total: question.points }) },
          ...(result?.question ? [{ id: 'right', term: t('rightAnswer'), value: right(result.question) }] : []),
        ]}
      />
      {result?.question && remarks(result.question, stored).map((remark) => <p key={remark}>{remark}</p>)}
      {explanation && <Prose text={explanation.value} locale={explanation.locale} />}
    </Stack>
  );
}
