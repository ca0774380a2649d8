import { isDocumentId } from '../store/document-id.ts';

/** A document's fields before and after a change; undefined when it did not exist, or no longer does. */
export interface Change {
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

const isShown = (fields: Record<string, unknown> | undefined) =>
  fields?.status === 'published' || fields?.status === 'listed' || fields?.status === 'paused';

/** Whether visitors see, or saw until now, what has changed; otherwise the catalogue stays as it is. */
export const isOrWasShown = ({ before, after }: Change): boolean => isShown(before) || isShown(after);

/** The courses whose page names a resource, or did until now. */
export function coursesNaming({ before, after }: Change): string[] {
  const named = [before, after].filter(isShown).flatMap((fields): unknown => fields?.courseIds ?? []);
  return [...new Set(named)].filter((id): id is string => typeof id === 'string' && isDocumentId(id));
}
