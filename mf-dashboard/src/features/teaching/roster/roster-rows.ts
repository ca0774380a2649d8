import type { RosterEntry } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import { useTeachingT } from '../messages/messages.ts';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Learners as rows of a spreadsheet in the page's language, below a row of headings. */
export function useRosterRows(): (entries: readonly RosterEntry[]) => (string | number)[][] {
  const t = useT();
  const teach = useTeachingT();
  const head = [
    'name',
    'status',
    'percent',
    'lessonsDone',
    'lessonsAll',
    'quizzes',
    'language',
    'joined',
    'active',
  ] as const;
  return (entries) => [
    head.map((column) => teach(`roster.${column}`)),
    ...entries.map(({ name, status, progress, quizzesPassed, joinedAt, activeAt, ...entry }) => [
      name,
      teach(`roster.state.${status}`),
      progress.pct,
      progress.completed,
      progress.total,
      quizzesPassed,
      entry.locale ? t(`locale.${entry.locale}`) : '',
      dayOf(joinedAt),
      dayOf(activeAt),
    ]),
  ];
}
