import { type NotificationType, type Resource, resourceSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { parsed } from '../store/parsed.ts';
import type { DocumentChange, Notice } from './notice.ts';

/** An author publishes, takes back and archives their own work themselves: they are told of what others decide. */
function decisionOf({ status, returned }: Resource, from: unknown): NotificationType | undefined {
  if (status === 'published' && from === 'in_review') return 'resource.published';
  if (status === 'draft' && from === 'in_review' && returned) return 'resource.returned';
  if (from === 'suspended') return 'resource.restored';
  return status === 'suspended' ? 'resource.suspended' : undefined;
}

/** What a resource's author is told of a decision about it. */
export function resourceNotices(id: string, { before, after }: DocumentChange): Notice[] {
  if (!before || !after || before.status === after.status) return [];
  const resource = parsed(resourceSchema, { path: `resources/${id}`, id, fields: after });
  const type = resource && decisionOf(resource, before.status);
  if (!type) return [];
  const { ownerUid, title, rev, returned } = resource;
  return [
    {
      uid: ownerUid,
      id: `${type}__${id}__${rev}`,
      type,
      params: { title, ...(type === 'resource.returned' && returned && { note: returned.note }) },
      link: type === 'resource.published' ? paths.resource(id) : paths.myResources(),
    },
  ];
}
