import { errorCode, HLS_TYPE } from '@cursiv/shared-domain';
import { onRequest } from '../../logged/https.ts';
import { error as logError } from '../../logged/log.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { cloudFileStore } from '../cloud-file-store.ts';
import { answerPlaylist } from './answer-playlist.ts';

const files = cloudFileStore();
const STATUSES: Partial<Record<string, number>> = { 'not-found': 404, 'no-access': 403 };

/** The playlists of films in packages: `GET /hls/{fileId}/{index}.m3u8` with the signature of the opened package. */
export const hls = onRequest({ region: 'us-central1' }, async (request, response) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');
  if (request.method !== 'GET') return void response.status(405).end();
  try {
    const signature = new URL(request.url, 'https://site.invalid').searchParams.get('signature') ?? '';
    const text = await answerPlaylist(firestoreStore(), files, request.path, signature);
    response.setHeader('Content-Type', HLS_TYPE);
    response.end(text);
  } catch (error) {
    const status = STATUSES[errorCode(error)];
    if (!status) logError('A playlist failed', error);
    response.status(status ?? 500).end();
  }
});
