import { paths } from '@cursiv/shared-platform';

/** The document that a review speaks of, by the review's id `{kind}__{targetId}__{uid}`: `courses/{id}` or `experts/{uid}`. */
export function targetPath(reviewId: string): string {
  const [kind, id = ''] = reviewId.split('__');
  return `${kind === 'expert' ? 'experts' : 'courses'}/${id}`;
}

/** The page where a review stands. */
export function targetPage(reviewId: string): string {
  const [kind, id = ''] = reviewId.split('__');
  return `${kind === 'expert' ? paths.expert(id) : paths.course(id)}#reviews`;
}
