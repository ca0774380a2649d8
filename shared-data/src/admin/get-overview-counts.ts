import { rightOfTotal, STAFF_TOTALS, type StaffTotal, siteFiguresPath, siteFiguresSchema } from '@cursiv/shared-domain';
import { readDocument } from '../reading/read-document.ts';

/** The totals of the overview, in display order. */
export const OVERVIEW_COUNTS = Object.keys(STAFF_TOTALS) as StaffTotal[];

/**
 * The named totals, as functions keep them: one document for each right that they take; for administrators, and for staff who hold the
 * rights. Throws AppError.
 */
export async function getOverviewCounts(names: readonly StaffTotal[]): Promise<Partial<Record<StaffTotal, number>>> {
  const rights = [...new Set(names.map(rightOfTotal))];
  const read = await Promise.all(
    rights.map((right) => readDocument(siteFiguresSchema, siteFiguresPath(right, 'documents'))),
  );
  const counts: Record<string, number> = Object.assign({}, ...read.map((figures) => figures?.counts));
  return Object.fromEntries(names.map((name) => [name, counts[STAFF_TOTALS[name]] ?? 0]));
}
