import { type ContributionRuling, hideQuestion, ruleOnContribution } from '@cursiv/shared-data';
import type { ListedQuestion, ReportStatus } from '@cursiv/shared-domain';
import { useRef } from 'react';

/**
 * Hides a question as it was shown when that was asked, and takes it back: then its reports are in the state that they had before. Rejects
 * with AppError.
 */
export function useHiding(asked: readonly ListedQuestion[]): (ruling: ContributionRuling) => Promise<void> {
  const before = useRef(new Map<string, ReportStatus>());
  return async (ruling) => {
    const { id, hiding } = ruling;
    const question = asked.find((one) => one.id === id);
    if (question && hiding) before.current.set(id, await hideQuestion(question, hiding));
    else await ruleOnContribution({ ...ruling, to: before.current.get(id) ?? ruling.to });
  };
}
