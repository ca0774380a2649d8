import { type Resource, type ResourceKind, type ResourceStatus, resourceSchema } from '@cursiv/shared-domain';
import { type SearchedList, searchedList } from '../reading/searched-list.ts';

/** Which resources are wanted: found by a search, and of one state and one kind, or of any. */
export interface ResourceQuestion {
  search: string;
  status: ResourceStatus | undefined;
  kind: ResourceKind | undefined;
}

/** The resources of all owners that are wanted, latest change first; for administrators. */
export const allResources = ({ search, status, kind }: ResourceQuestion): SearchedList<Resource> =>
  searchedList('resources', resourceSchema, { search, filters: { status, kind }, latestBy: 'updatedAt' });
