import type { ScormAnswers, ScormQuestion } from './scorm-lesson.ts';

/**
 * The whole per cent of the points that answers earn, as the site judges them. It is written into pages as it stands,
 * so it names nothing outside itself.
 */
export function judge(questions: readonly ScormQuestion[], answers: ScormAnswers): number {
  const plain = (text: string) =>
    text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase().replaceAll('ş', 'ș').replaceAll('ţ', 'ț');
  const folded = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\p{Mn}\p{Cf}]/gu, '')
      .toLowerCase()
      .replaceAll('ı', 'i')
      .replaceAll('ß', 'ss');
  const part = <T>(entries: readonly T[], isRight: (entry: T, index: number) => boolean) =>
    entries.length === 0 ? 0 : entries.filter(isRight).length / entries.length;
  const shareFor = (question: ScormQuestion): number => {
    const answer = answers[question.id];
    if (answer === undefined) return 0;
    switch (question.type) {
      case 'single':
      case 'trueFalse':
        return answer === question.right ? 1 : 0;
      case 'multiple': {
        const chosen = answer as string[];
        const hits = chosen.filter((id) => question.right.includes(id)).length;
        return question.right.length === 0 ? 0 : Math.max(0, 2 * hits - chosen.length) / question.right.length;
      }
      case 'short': {
        const seen = (text: string) => (question.ignoresDiacritics ? folded(plain(text)) : plain(text));
        const given = seen(String(answer));
        return given !== '' && question.accepted.some((spelling) => seen(spelling) === given) ? 1 : 0;
      }
      case 'ordering':
        return part(question.items, ({ id }, index) => (answer as string[])[index] === id);
      case 'matching': {
        const rightOf = (answerId: string) => question.pairs.find((pair) => pair.answerId === answerId)?.right;
        const chosen = answer as Record<string, string>;
        return part(question.pairs, ({ id, answerId }) => {
          const given = chosen[id];
          return given !== undefined && rightOf(given) === rightOf(answerId);
        });
      }
    }
  };
  const earned = questions.reduce((sum, question) => sum + Math.round(100 * question.points * shareFor(question)), 0);
  const total = questions.reduce((sum, { points }) => sum + points, 0);
  return total === 0 ? 0 : Math.floor(earned / total);
}
