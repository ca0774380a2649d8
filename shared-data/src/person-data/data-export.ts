import { type DataExport, dataExportPath, dataExportSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches the copy of their data that a person has asked for; undefined when there is none. */
export const watchDataExport = (uid: string): Watch<DataExport | undefined> =>
  watchDocument(dataExportSchema, () => doc(database(), dataExportPath(uid)));

/** Asks for a copy of one's data. Throws AppError: `conflict` while one is being made, `too-often`. */
export const askDataExport = async (): Promise<void> => void (await callFunction('exportAccount', {}));

/** A temporary address of one's copy. Throws AppError: `auth/recent-login-required`, or `not-found` when it is erased. */
export const openDataExport = async (): Promise<string> =>
  (await callFunction<object, { address: string }>('openExport', {})).address;
