import type { GiftProblem } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';

/** What came of an import: how many questions came in, and a line for each that did not or not as it was. */
export function GiftReport({ count, problems }: { count: number; problems: readonly GiftProblem[] }) {
  const t = useT();
  return (
    <Notice tone={problems.length > 0 ? 'warning' : 'success'} role="status" title={t('quiz.gift.taken', { count })}>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ line, code, isTaken }) => (
            <li key={`${line} ${code}`}>
              {t(isTaken ? 'quiz.gift.changed' : 'quiz.gift.leftOut', { line })} {t(`quiz.gift.problem.${code}`)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
