import { AppError, errorCode, type FilePlace } from '@cursiv/shared-domain';
import { deleteFile } from '../delete-file.ts';
import { type ExpectedUpload, expectUpload, type KeptFile, keepUpload, type Way } from './expect-upload.ts';
import { keepAtIt, type Patience } from './keep-at-it.ts';
import { openSession, type Received, received, type SendTo, sendPart, sendWhole } from './storage-protocol.ts';

/** Larger files are sent in parts, which double from this size up to the largest (spec §9), in bytes. */
const SMALLEST_PART = 256 * 1024;
const LARGEST_PART = 32 * 1024 * 1024;

/** For so long an upload is tried again (spec §9), in milliseconds. */
const UPLOAD_RETRY_MS = 600_000;

/** What is known of an upload; with it another document goes on where this one has ended. */
export interface SendState {
  /** Room that a page has made before there were signed addresses names none. */
  room?: (Pick<ExpectedUpload, 'id' | 'path'> & Partial<ExpectedUpload>) | undefined;
  /** The address of the session that takes the parts. */
  session?: string | undefined;
  /** How many bytes the service has confirmed. */
  sentBytes: number;
}

/** A file on its way. */
export interface Sending {
  place: FilePlace;
  file: File;
  /** By default a large file goes in parts. */
  way?: Way;
  state: SendState;
  /** Something more is known; it is kept before anything else is sent. */
  learned(news: Partial<SendState>): void;
  waiting: Patience['waiting'];
  signal: AbortSignal;
}

/**
 * Sends a file to its place, from where an earlier attempt has ended, and tries again after temporary failures for 10
 * minutes (spec §9). Throws AppError: `canceled` once aborted, `invalid` for the
 * reason `unreadable` when the browser cannot read the file.
 */
export async function sendFile(sending: Sending): Promise<KeptFile> {
  const { file, state, signal, waiting } = sending;
  const patience = { signal, waiting, limitMs: UPLOAD_RETRY_MS };
  const sent = state.sentBytes === file.size ? state.room : undefined;
  const room = sent ?? (await sendBytes(sending, patience));
  return keepAtIt(patience, () => keepUpload(room));
}

/** Sends what has not arrived yet; returns the room that it is in. */
async function sendBytes(sending: Sending, patience: Patience): Promise<ExpectedUpload> {
  const { file, learned } = sending;
  const room = await roomFor(sending, patience);
  if (wayOf(sending) === 'parts') await sendInParts(sending, room.to, patience);
  else await keepAtIt(patience, async (signal) => sendWhole(room.to, await readable(file), signal));
  learned({ sentBytes: file.size });
  return room;
}

const wayOf = ({ file, way }: Sending): Way => way ?? (file.size > SMALLEST_PART ? 'parts' : 'whole');

/** The room of an earlier attempt, or new room: where there is no address to send to, the earlier room is given back. */
async function roomFor(sending: Sending, patience: Patience): Promise<ExpectedUpload> {
  const { place, file, state, learned } = sending;
  const { room: { id, path, to } = {} } = state;
  if (id && path && to) return { id, path, to };
  if (path) await deleteFile(path).catch(() => undefined);
  const room = await keepAtIt(patience, () => expectUpload(place, file, wayOf(sending)));
  learned({ room, sentBytes: 0 });
  return room;
}

async function sendInParts({ file, state, learned }: Sending, to: SendTo, patience: Patience) {
  const session = state.session ?? (await keepAtIt(patience, (signal) => openSession(to, signal)));
  if (!state.session) learned({ session });
  // What has arrived of an earlier attempt, and after a failure, only the service knows.
  let offset = state.session ? undefined : 0;
  let size = SMALLEST_PART;
  const sendNext = async (from: number, signal: AbortSignal): Promise<Received> => {
    const part = new Blob([await bytesOf(file.slice(from, from + size))]);
    const there = await sendPart(session, from, part, file.size, signal);
    size = Math.min(size * 2, LARGEST_PART);
    return there;
  };
  for (;;) {
    const { bytes, isWhole } = await keepAtIt(patience, async (signal) => {
      const from = offset;
      offset = undefined;
      if (from !== undefined)
        return sendNext(from, signal).catch((error) => movedOn(error, session, from, file.size, signal));
      size = SMALLEST_PART;
      return received(session, file.size, signal);
    });
    if (isWhole) return;
    offset = bytes;
    learned({ sentBytes: bytes });
  }
}

/**
 * Bytes of a try that was given up may arrive after the service was asked what it has: it then refuses the next ones, which
 * begin elsewhere. Returns what it has now; rethrows when that is what was known.
 */
async function movedOn(
  error: unknown,
  session: string,
  from: number,
  total: number,
  signal: AbortSignal,
): Promise<Received> {
  if (errorCode(error) !== 'invalid') throw error;
  const there = await received(session, total, signal);
  if (there.bytes === from) throw error;
  return there;
}

/** A file whose first byte can be read; its bytes are read as they are sent. */
async function readable(file: File): Promise<File> {
  await bytesOf(file.slice(0, 1));
  return file;
}

/** In memory: a file that has gone is no trouble of the network. */
async function bytesOf(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer();
  } catch (cause) {
    throw new AppError('invalid', 'the file cannot be read', { cause, reason: 'unreadable' });
  }
}
