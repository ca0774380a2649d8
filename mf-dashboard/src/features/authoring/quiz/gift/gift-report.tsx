import type { GiftProblem } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import { useAuthoringT } from '../../messages/messages.ts';

/** What came of an import: how many questions came in, and a line for each that did not or not as it was. */
export function GiftReport({ count, problems }: { count: number; problems: readonly GiftProblem[] }) {
  const authoringT = useAuthoringT();
  return (
    <Notice
      tone={problems.length > 0 ? 'warning' : 'success'}
      role="status"
      title={authoringT('quiz.gift.taken', { count })}
    >
      {problems.length > 0 && (
        <ul>
          {problems.map(({ line, code, isTaken }) => (
            <li key={`${line} ${code}`}>
              {authoringT(isTaken ? 'quiz.gift.changed' : 'quiz.gift.leftOut', { line })}{' '}
              {authoringT(`quiz.gift.problem.${code}`)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
