import type { AuditEvent } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import {
  openCourseAddress,
  openExpertAddress,
  openFileAddress,
  openLeadAddress,
  openResourceAddress,
} from '../open-address.ts';
import { userAddress } from '../user-address.ts';

interface Named {
  id: string;
  name: string;
  changes: AuditEvent['changes'];
}

const list = (address: string, parameters: Record<string, string>) => `${address}?${new URLSearchParams(parameters)}`;

/** The state that a change left behind: lists have a part for each. */
const after = ({ changes }: Named, field: string): Record<string, string> => {
  const state = changes[field]?.new;
  return typeof state === 'string' ? { status: state } : {};
};

/** Pages that are always there, whatever became of the subject, by its collection. */
const STANDING: Record<string, (id: string) => string> = {
  siteContent: (id) => `/admin/settings/${id}`,
  composition: () => paths.adminComposition(),
  config: () => paths.adminSetup(),
  siteInvitations: () => paths.adminInvitations(),
  reportedContributions: () => list(paths.adminReviews(), { kind: 'questions' }),
};

/** The thing itself where it can be opened, else its list, searched for it; by its collection. */
const OPENED: Record<string, (subject: Named) => string> = {
  users: ({ id }) => userAddress(id),
  resources: ({ id }) => openResourceAddress(id),
  files: ({ id }) => openFileAddress(id),
  courses: ({ name }) => list(paths.adminCourses(), { q: name }),
  courseDrafts: ({ id }) => openCourseAddress(id),
  experts: ({ id }) => openExpertAddress(id),
  leads: ({ id }) => openLeadAddress(id),
  certificates: ({ id }) => list('/admin/certificates', { q: id }),
  bookings: ({ name }) => list('/admin/bookings', { q: name }),
  reviews: (subject) => list(paths.adminReviews(), { ...after(subject, 'reports'), q: subject.name }),
  verificationRequests: (subject) => list('/admin/verifications', after(subject, 'status')),
};

/** Where administrators find what an event is about; undefined for what has no name any more, and so no page. */
export function subjectAddress({ subject, changes }: AuditEvent, name: string | undefined): string | undefined {
  const [collection = '', id = ''] = subject.split('/');
  return STANDING[collection]?.(id) ?? (name === undefined ? undefined : OPENED[collection]?.({ id, name, changes }));
}
