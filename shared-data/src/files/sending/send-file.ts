import { AppError, errorCode, type FilePlace, mediaTypeOf } from '@cursiv/shared-domain';
import { UPLOAD_RETRY_MS } from '@cursiv/shared-firebase/storage';
import { type ExpectedUpload, expectUpload, type KeptFile, keepUpload } from './expect-upload.ts';
import { keepAtIt, type Patience } from './keep-at-it.ts';
import { openUpload, type Received, received, sendPart, sendWhole } from './storage-protocol.ts';

/** Larger files are sent in parts, which double from this size up to the largest (spec §9), in bytes. */
const SMALLEST_PART = 256 * 1024;
const LARGEST_PART = 32 * 1024 * 1024;

/** What is known of an upload; with it another document goes on where this one has ended. */
export interface SendState {
  room?: ExpectedUpload | undefined;
  /** The address of the resumable upload. */
  address?: string | undefined;
  /** How many bytes the service has confirmed. */
  sentBytes: number;
}

/** A file on its way. */
export interface Sending {
  place: FilePlace;
  file: File;
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
  const { place, file, state, signal, waiting } = sending;
  const patience = { signal, waiting, limitMs: UPLOAD_RETRY_MS };
  const room = state.room ?? (await keepAtIt(patience, () => expectUpload(place, file)));
  if (!state.room) sending.learned({ room });
  if (state.sentBytes < file.size) await sendBytes(sending, room, patience);
  return keepAtIt(patience, () => keepUpload(room));
}

async function sendBytes(sending: Sending, room: ExpectedUpload, patience: Patience): Promise<void> {
  const { file, learned } = sending;
  if (file.size > SMALLEST_PART) await sendInParts(sending, room, patience);
  else
    await keepAtIt(patience, async (signal) => sendWhole(room.arrival, mediaTypeOf(file), await bytesOf(file), signal));
  learned({ sentBytes: file.size });
}

async function sendInParts({ file, state, learned }: Sending, { arrival }: ExpectedUpload, patience: Patience) {
  const open = (signal: AbortSignal) => openUpload(arrival, mediaTypeOf(file), file.size, signal);
  const address = state.address ?? (await keepAtIt(patience, open));
  if (!state.address) learned({ address });
  // What has arrived of an earlier attempt, and after a failure, only the service knows.
  let offset = state.address ? undefined : 0;
  let size = SMALLEST_PART;
  const sendNext = async (from: number, signal: AbortSignal): Promise<Received> => {
    const part = new Blob([await bytesOf(file.slice(from, from + size))]);
    const bytes = from + part.size;
    const isWhole = bytes === file.size;
    await sendPart(address, from, part, isWhole, signal);
    size = Math.min(size * 2, LARGEST_PART);
    return { bytes, isWhole };
  };
  for (;;) {
    const { bytes, isWhole } = await keepAtIt(patience, async (signal) => {
      const from = offset;
      offset = undefined;
      if (from !== undefined) return sendNext(from, signal).catch((error) => movedOn(error, address, from, signal));
      size = SMALLEST_PART;
      return received(address, signal);
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
async function movedOn(error: unknown, address: string, from: number, signal: AbortSignal): Promise<Received> {
  if (errorCode(error) !== 'invalid') throw error;
  const there = await received(address, signal);
  if (there.bytes === from) throw error;
  return there;
}

/** In memory: a file that has gone is no trouble of the network. */
async function bytesOf(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer();
  } catch (cause) {
    throw new AppError('invalid', 'the file cannot be read', { cause, reason: 'unreadable' });
  }
}
