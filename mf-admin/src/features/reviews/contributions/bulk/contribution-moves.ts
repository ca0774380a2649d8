import type { ContributionRuling } from '@cursiv/shared-data';
import { type ReportedContribution, type ReportStatus, reportLifecycle } from '@cursiv/shared-domain';
import type { BulkAct, BulkLine } from '../../../../shared/bulk/carry-out.ts';
import { hindranceOf, type StateHindrance } from '../../../../shared/bulk/hindrance-of.ts';

/** What may become of several reported ones at once: they are hidden, or stay in sight. */
export type ContributionMove = 'actioned' | 'dismissed';

/** What is offered in the list of each state. */
export const CONTRIBUTION_BULK = {
  open: ['actioned', 'dismissed'],
  actioned: ['dismissed'],
  dismissed: ['actioned'],
} as const satisfies Record<ReportStatus, readonly ContributionMove[]>;

/** Characters of a text that tell it apart from others of its author. */
const TELLING = 80;

/** What one contribution is called among several: one author may have written many. */
export const nameOf = ({ authorName, text }: Pick<ReportedContribution, 'authorName' | 'text'>): string =>
  `${authorName}: ${text.length > TELLING ? `${Array.from(text).slice(0, TELLING).join('')}…` : text}`;

/** A question about the chosen ones. */
export interface AskedContributions {
  to: ContributionMove;
  lines: readonly BulkLine<ReportedContribution, StateHindrance>[];
}

/** What will become of each of the chosen ones. */
export const previewOf = (
  chosen: readonly ReportedContribution[],
  to: ContributionMove,
  mayRule: (concerned: readonly string[]) => boolean,
): AskedContributions['lines'] =>
  chosen.map((item) => ({
    item,
    hindrance: hindranceOf(item.reports, to, {
      decide: mayRule([item.uid, item.courseId]),
      move: reportLifecycle.canMove('administrator', item.reports, to),
    }),
  }));

/** The ruling that takes another one back, with the reason that stood there before. */
export function undoOf({ id, reports, hiding }: ReportedContribution, from: ContributionMove): ContributionRuling {
  if (reports !== 'actioned') return { id, from, to: reports };
  if (!hiding) return { id, from, to: 'open' };
  const { reason, note, locale } = hiding;
  return { id, from, to: 'actioned', hiding: { reason, note, locale } };
}

/** What it means for each: the ruling on the state that was seen, and the way back. `hiding` is why they are hidden. */
export const actOf = (
  to: ContributionMove,
  hiding: NonNullable<ContributionRuling['hiding']>,
  rule: (ruling: ContributionRuling) => Promise<void>,
): BulkAct<ReportedContribution> => ({
  act: ({ id, reports: from }) => rule({ id, from, to, ...(to === 'actioned' && { hiding }) }),
  undo: (seen) => rule(undoOf(seen, to)),
});
