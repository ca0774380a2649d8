import {
  CLAIM_MS,
  leadState,
  storedLeadSchema,
  type WorkKind,
  workClaimSchema,
  workNamed,
} from '@cursiv/shared-domain';
import { collection, database, doc, getDoc, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocument, parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { nextIn } from './next-in.ts';

const stands =
  (folder: string, status: string, field = 'status') =>
  async (id: string): Promise<boolean> =>
    (await getDoc(doc(database(), folder, id))).get(field) === status;

/** Asks whether one thing still waits. Reports of a review are several documents, and their list leaves out what is ruled on. */
const WAITING: Partial<Record<WorkKind, (id: string) => Promise<boolean>>> = {
  course: stands('courseDrafts', 'in_review'),
  resource: stands('resources', 'in_review'),
  expert: stands('experts', 'in_review'),
  right: stands('verificationRequests', 'submitted'),
  question: stands('reportedContributions', 'open', 'reports'),
  mail: stands('mails', 'dead'),
  push: stands('pushes', 'dead'),
  message: async (id) => {
    const lead = parseDocument(storedLeadSchema, await getDoc(doc(database(), 'leads', id)));
    return lead !== undefined && ['new', 'working'].includes(leadState(lead));
  },
};

/**
 * The next thing of a work list that still waits and that nobody else deals with; undefined at its end. Costs one read for each thing that
 * it looks at, and one for each claim. Throws AppError.
 */
export const nextWork = (works: readonly string[], after: string, self: string): Promise<string | undefined> =>
  guarded(async () => {
    const held = query(collection(database(), 'workClaims'), where('at', '>', new Date(Date.now() - CLAIM_MS)));
    const claims = parseDocuments(workClaimSchema, (await getDocs(held)).docs);
    const taken = new Set(claims.filter(({ uid }) => uid !== self).map(({ id }) => id));
    return nextIn(works, after, async (work) => {
      const { kind, id } = workNamed(work) ?? {};
      return kind !== undefined && id !== undefined && !taken.has(work) && ((await WAITING[kind]?.(id)) ?? true);
    });
  });
