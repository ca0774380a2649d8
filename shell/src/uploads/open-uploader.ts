import type { sessionStore } from '@cursiv/shared-auth';
import { sendFile, withdrawUpload } from '@cursiv/shared-data';
import { report, type Upload, type Uploader } from '@cursiv/shared-platform/shell';
import type { SectionHost } from '../composition/section-host.ts';
import { attachUpload } from './attach-upload.ts';
import { Deliveries } from './deliveries.ts';
import { holdDocument } from './hold-document.ts';
import { dropBytes, dropOtherBytes, keepBytes, keptBytes } from './kept-bytes.ts';
import { RecordFile, readRecordFile } from './record-file.ts';
import { allUploads, askToEnd, follow, ownUploads, person } from './shown-uploads.ts';
import { TabUploader } from './tab-uploader.ts';
import { showTray } from './tray/show-tray.tsx';
import { UploadQueue } from './upload-queue.ts';
import { newerRecords, readRecords, type UploadRecord, writeRecords } from './upload-record.ts';

/** What the shell's start hands over. */
interface UploaderOptions {
  /** The key of the browser's storage under which uploads are kept. */
  key: string;
  host: SectionHost;
  sessionStore: typeof sessionStore;
  /** Hands the person's uploads to the sections. */
  show: (uploads: readonly Upload[]) => void;
}

/** For so long a sign-out waits for the uploads to end, in milliseconds. */
const END_MS = 5_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function whenGone(uid: string): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    const look = () => allUploads.list().some((record) => record.uid === uid) || resolve();
    allUploads.subscribe(look);
    look();
  });
  return Promise.race([gone, pause(END_MS)]);
}

/** Opens the queue in the tab that runs the uploads. */
async function openQueue(
  { key, host }: UploaderOptions,
  shown: (records: readonly UploadRecord[]) => void,
): Promise<UploadQueue> {
  const kept = newerRecords(key, await readRecordFile());
  // What has ended in an earlier visit needs no more mention.
  const records = kept.filter(({ state, isPlaced }) => state !== 'canceled' && !isPlaced);
  void dropOtherBytes(new Set(records.map(({ id }) => id)));
  const file = new RecordFile();
  const changed = (next: readonly UploadRecord[]) => {
    const written = { at: Date.now(), records: next };
    writeRecords(key, written);
    file.write(written);
    shown(next);
    holdDocument(ownUploads(next));
    void deliveries.run();
  };
  const service = { send: sendFile, withdraw: withdrawUpload, keepBytes, keptBytes, dropBytes };
  const queue = new UploadQueue({ ...service, person, changed, recorded: file.written, report, pause }, records);
  const deliveries = new Deliveries(
    () => ownUploads(queue.records),
    (record) => attachUpload(host, record),
    (id, problem) => queue.place(id, problem),
  );
  return queue;
}

/** The uploads of this tab, with their tray. */
export async function openUploader(options: UploaderOptions): Promise<Uploader> {
  const { key, sessionStore: sessions, show } = options;
  follow(sessions);
  const shown = (records: readonly UploadRecord[]) => {
    allUploads.show(records);
    show(ownUploads(records));
  };
  const uploader = new TabUploader({ openQueue: () => openQueue(options, shown), askToEnd, person, whenGone });
  shown(readRecords(key));
  window.addEventListener('storage', (event) => event.key === key && shown(readRecords(key)));
  sessions.subscribe((session, before) => {
    const isLeft = before.status === 'signedIn' && session.status === 'signedOut' && !session.isUnasked;
    if (isLeft) uploader.leave(before.user.id);
    uploader.personChanged();
    show(ownUploads(allUploads.list()));
  });
  showTray(uploader);
  await uploader.start();
  return uploader;
}
