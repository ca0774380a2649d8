import * as z from 'zod/mini';
import { reviewReportSchema } from '../review/review-report-schema.ts';
import { contributionReportSchema } from './contribution-report.ts';

/** A person's report to the administrators, of a review, a question or an answer: `reports/{targetId}__{reporterUid}`. */
export const reportSchema = z.discriminatedUnion('targetKind', [reviewReportSchema, contributionReportSchema]);

export type Report = z.infer<typeof reportSchema>;
