import { callFunction } from '../../call-function.ts';

/** One course or resource that goes from one author to another, and why. */
export interface ContentToHandOver {
  kind: 'course' | 'resource';
  id: string;
  from: string;
  to: string;
  reason: string;
}

/**
 * Gives a course or resource of somebody to another author, as an administrator; both are told the reason. What is theirs already stays so.
 * Throws AppError: `not-found`, `busy`, `quota-exceeded`, or `conflict` with a `HandOverRefusal` as its reason.
 */
export const handOverContent = async (wanted: ContentToHandOver): Promise<void> => {
  await callFunction('handOverContent', wanted);
};
