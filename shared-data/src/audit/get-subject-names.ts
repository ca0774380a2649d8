import type { L10nText } from '@cursiv/shared-domain';
import { getResource } from '../resources/get-resource.ts';
import { getProfile } from '../users/get-profile.ts';

/**
 * The names of documents that audit events tell of, by path: a person's name or address for `users/{uid}`, a title for
 * `resources/{id}`. What has no name, or is gone, is left out. Throws AppError.
 */
export async function getSubjectNames(subjects: readonly string[]): Promise<ReadonlyMap<string, L10nText>> {
  const found = await Promise.all(
    [...new Set(subjects)].map(async (subject) => [subject, await nameOf(subject)] as const),
  );
  return new Map(found.flatMap(([subject, name]) => (name ? [[subject, name] as const] : [])));
}

async function nameOf(subject: string): Promise<L10nText | undefined> {
  const [kind, id] = subject.split('/');
  if (!id) return undefined;
  if (kind === 'resources') return (await getResource(id))?.title;
  if (kind !== 'users') return undefined;
  const profile = await getProfile(id);
  const name = profile?.name || profile?.email;
  return name ? { ro: name, en: name } : undefined;
}
