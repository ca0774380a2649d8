import { paths } from '@cursiv/shared-platform';

/** The document that a review is about, from the review's id `{kind}__{targetId}__{uid}`: `courses/{id}` or `experts/{uid}`. */
export function targetPath(reviewId: string): string {
  const [kind, id = ''] = reviewId.split('__');
  return `${kind === 'expert' ? 'experts' : 'courses'}/${id}`;
}

/** The page that shows a review. */
export function targetPage(reviewId: string): string {
  const [kind, id = ''] = reviewId.split('__');
  return `${kind === 'expert' ? paths.expert(id) : paths.course(id)}#reviews`;
}
