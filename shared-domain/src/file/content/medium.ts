import { HLS_TYPE } from '../file-rules.ts';

/** What a file is to its author, in the media library. */
export const MEDIA = ['video', 'picture', 'track', 'document'] as const;
export type Medium = (typeof MEDIA)[number];

/** The medium of a media type. */
export function mediumOf(contentType: string): Medium {
  if (contentType.startsWith('video/') || contentType === HLS_TYPE) return 'video';
  if (contentType.startsWith('image/')) return 'picture';
  return contentType === 'text/vtt' ? 'track' : 'document';
}
