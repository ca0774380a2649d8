import type { ArchiveProblem } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import { useArchiveT } from './messages/messages.ts';

/** What came of an import, with a line for each problem. */
export function ImportReport({ isTaken, problems }: { isTaken: boolean; problems: readonly ArchiveProblem[] }) {
  const t = useArchiveT();
  return (
    <Notice
      tone={isTaken ? (problems.length > 0 ? 'warning' : 'success') : 'danger'}
      role="status"
      title={t(isTaken ? 'imported' : 'notImported')}
    >
      {problems.length > 0 && (
        <ul>
          {problems.map(({ file, code }) => (
            <li key={`${file} ${code}`}>
              {file && `${file}: `}
              {t(`problem.${code}`)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
