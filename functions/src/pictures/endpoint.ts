import { cloudFileStore } from '../files/cloud-file-store.ts';
import { onRequest } from '../logged/https.ts';
import { error as logError } from '../logged/log.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { type PublicPicture, publicPicture } from './public-picture.ts';

const files = cloudFileStore();

/** A picture that is hidden stays in caches for so long, in seconds. */
const CACHE_S = 600;

async function found(path: string): Promise<PublicPicture | undefined> {
  try {
    return await publicPicture(firestoreStore(), files, path.split('/').at(-1) ?? '');
  } catch (error) {
    logError('A picture failed', error);
    return undefined;
  }
}

/** The pictures of public pages: `GET /pictures/{fileId}`. */
export const pictures = onRequest({ region: 'us-central1' }, async (request, response) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const picture = isRead ? await found(request.path) : undefined;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', picture ? `public, max-age=${CACHE_S}, s-maxage=${CACHE_S}` : 'no-store');
  response.statusCode = isRead ? (picture ? 200 : 404) : 405;
  if (picture) response.setHeader('Content-Type', picture.contentType);
  response.end(request.method === 'HEAD' || !picture ? undefined : Buffer.from(picture.bytes));
});
