import { type Expert, type ExpertStatus, expertSchema } from '@cursiv/shared-domain';
import { type SearchedList, searchedList } from '../reading/searched-list.ts';

/**
 * The pages of experts that a search finds, in one state or any, by their ids: old pages do not say when they changed. For
 * administrators.
 */
export const allExperts = (search: string, status: ExpertStatus | undefined): SearchedList<Expert> =>
  searchedList('experts', expertSchema, { search, filters: { status } });
