export { recountSite } from '../site-figures/recount-site.ts';
export { recountWork } from '../work/recount-work.ts';

import { recountFigures } from '../figures/recount-figures.ts';
import { recountRoster } from '../roster/keep-roster-entry.ts';
import type { DocumentStore } from '../store/document-source.ts';

/** Corrects what the authors of a course see of its learners: the roster and the figures. */
export async function recountTeaching(store: DocumentStore, courseId: string): Promise<void> {
  await recountRoster(store, courseId);
  await recountFigures(store, courseId);
}
