import type { StoredUpload, UploadDestination } from '../contract.ts';
import { shownList } from './shown-list.ts';

/** States of an upload (spec §4). */
export type UploadState = 'running' | 'paused' | 'success' | 'canceled' | 'error';

/** Why an upload waits: for others to end, for the network, for its person to sign in, for its file to be chosen again. */
export type UploadWait = 'turn' | 'network' | 'session' | 'file';

/** An upload of the signed-in person, in this or another tab. */
export interface Upload {
  id: string;
  to: UploadDestination;
  /** Of the file. */
  name: string;
  bytes: number;
  /** How many bytes the service has confirmed. */
  sentBytes: number;
  state: UploadState;
  /** While `running` or `paused`: what it waits for. */
  waits?: UploadWait | undefined;
  /** The code of the failure: with `error` why it was not sent, with `success` why the file is not in its place. */
  problem?: string | undefined;
  /** With `success`. */
  stored?: StoredUpload | undefined;
  /** With `success`: whether it is in its place. */
  isPlaced?: boolean | undefined;
  /** Whether the browser has its bytes, so that a reload does not ask for the file again. */
  isKept: boolean;
}

/** What may be asked for one upload. `forget` takes it off the list; a stored file without a place is then deleted. */
export type UploadStep = 'pause' | 'resume' | 'retry' | 'cancel' | 'forget';

/** The shell's part that runs uploads; it loads with the first of them. */
export interface Uploader {
  /** Sends a file, unless one is already under way to the same spot. */
  add(file: File, to: UploadDestination): void;
  step(id: string, step: UploadStep): void;
  /** Gives an upload its file again, when the browser has lost it. */
  give(id: string, file: File): void;
  /** A page has put the stored file in its place, or, for a reason, it never will be there. */
  place(id: string, problem?: string): void;
  /** Asks the person about uploads under way, ends them and leaves nothing; false when the person would rather stay. */
  end(): Promise<boolean>;
}

const shown = shownList<Upload>();

/** The uploads of the signed-in person, in order. */
export const uploads = { list: shown.list, subscribe: shown.subscribe };

// Nobody uploads without a shell.
let load: () => Promise<Uploader> = () => Promise.reject();

/** The shell says how the uploader loads, and gets the way to show uploads. */
export function provideUploader(next: () => Promise<Uploader>): (uploads: readonly Upload[]) => void {
  load = next;
  return shown.show;
}

/** Does something with the uploader, which loads first. */
export const withUploader = <T>(act: (uploader: Uploader) => T | Promise<T>): Promise<T> => load().then(act);

/** Asks for uploads under way to end, before a sign-out; false when the person would rather stay. */
export const endUploads = async (): Promise<boolean> => !shown.list()[0] || (await load()).end();
