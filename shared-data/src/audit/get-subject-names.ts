import {
  bookingSchema,
  certificateSchema,
  errorCode,
  expertSchema,
  fileTitle,
  type L10nText,
  reviewSchema,
  siteInvitationSchema,
  storedFileSchema,
  storedLeadSchema,
  verificationRequestSchema,
} from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { getCourse } from '../courses/get-course.ts';
import { getDraft } from '../drafts/get-draft.ts';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { getResource } from '../resources/get-resource.ts';
import { getProfile } from '../users/get-profile.ts';

/** The name of a document, by collection; undefined when it has no name or is gone. */
const NAMES: Record<string, (id: string) => Promise<L10nText | undefined>> = {
  users: async (id) => {
    const profile = await getProfile(id);
    return inAnyLanguage(profile?.name || profile?.email);
  },
  resources: async (id) => (await getResource(id))?.title,
  files: async (id) => {
    const file = parseDocument(storedFileSchema, await getDoc(doc(database(), 'files', id)));
    return file && fileTitle(file);
  },
  courseDrafts: async (id) => (await getDraft(id))?.title,
  courses: async (id) => (await getCourse(id))?.title,
  experts: async (id) =>
    inAnyLanguage(parseDocument(expertSchema, await getDoc(doc(database(), 'experts', id)))?.displayName),
  certificates: async (id) =>
    inAnyLanguage(parseDocument(certificateSchema, await getDoc(doc(database(), 'certificates', id)))?.learnerName),
  bookings: async (id) =>
    inAnyLanguage(parseDocument(bookingSchema, await getDoc(doc(database(), 'bookings', id)))?.learnerName),
  leads: async (id) => inAnyLanguage(parseDocument(storedLeadSchema, await getDoc(doc(database(), 'leads', id)))?.name),
  siteInvitations: async (id) =>
    inAnyLanguage(parseDocument(siteInvitationSchema, await getDoc(doc(database(), 'siteInvitations', id)))?.email),
  verificationRequests: async (id) =>
    inAnyLanguage(
      parseDocument(verificationRequestSchema, await getDoc(doc(database(), 'verificationRequests', id)))?.name,
    ),
  reviews: async (id) =>
    inAnyLanguage(parseDocument(reviewSchema, await getDoc(doc(database(), 'reviews', id)))?.authorName),
};

/**
 * The names of documents by path: a person's name or e-mail address for `users/{uid}`, a title for `courses/{id}`, the
 * author for `reviews/{id}`, the learner for `bookings/{id}`, its own name for `files/{id}`; null for documents without a
 * name, deleted ones, and those that the reader may not open. Throws AppError.
 */
export async function getSubjectNames(subjects: readonly string[]): Promise<ReadonlyMap<string, L10nText | null>> {
  const found = [...new Set(subjects)].map(
    async (subject) => [subject, (await guarded(() => nameOf(subject)).catch(nameless)) ?? null] as const,
  );
  return new Map(await Promise.all(found));
}

/** What the reader may not open has no name for them. */
function nameless(error: unknown): undefined {
  if (errorCode(error) !== 'no-access') throw error;
}

async function nameOf(subject: string): Promise<L10nText | undefined> {
  const [kind = '', id] = subject.split('/');
  return id ? NAMES[kind]?.(id) : undefined;
}

const inAnyLanguage = (name: string | undefined): L10nText | undefined => (name ? { ro: name, en: name } : undefined);
