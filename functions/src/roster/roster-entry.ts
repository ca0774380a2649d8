import { bandOf, type Enrollment, folded, isLearning, nameKeysOf, type RosterEntry } from '@cursiv/shared-domain';

const startOfDay = (time: Date): Date => new Date(Math.floor(time.getTime() / 86_400_000) * 86_400_000);

/** What authors see of a learner; undefined of somebody who does not learn. Without the id, which the document has. */
export function rosterEntry(
  { status, enrolledAt, updatedAt, progress, last }: Enrollment,
  name: string,
  quizzesPassed: number,
): Omit<RosterEntry, 'id'> | undefined {
  if (status !== 'active' && status !== 'completed') return undefined;
  return {
    name,
    sortName: folded(name),
    nameKeys: nameKeysOf(name),
    status,
    joinedAt: enrolledAt,
    activeAt: startOfDay(updatedAt),
    progress,
    band: bandOf(progress.pct),
    ...(last && { locale: last.locale }),
    quizzesPassed,
  };
}

/** Whether a change of an enrolment changes what authors see. */
export function isSeen(before: Enrollment | undefined, after: Enrollment | undefined): boolean {
  if (!before || !after) return isLearning(before?.status) || isLearning(after?.status);
  const [one, other] = [before, after].map((it) => JSON.stringify(rosterEntry(it, '', 0)));
  return one !== other;
}
