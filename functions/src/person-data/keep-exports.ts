import { type DataExport, dataExportPath, dataExportSchema } from '@cursiv/shared-domain';
import { allParsed, parsed } from '../store/parsed.ts';
import { eachInTurn } from './each-in-turn.ts';
import { type ExportWorld, exportFile, writeExport } from './write-export.ts';

/** Longer than a copy is being written, in milliseconds: whoever wrote it has died. */
const STUCK_MS = 20 * 60_000;

/** Erases the copies whose time is over, and writes those that a crash left behind. */
export async function keepExports(world: ExportWorld): Promise<void> {
  const { store, now } = world;
  const over = await store.find({ collection: 'dataRequests', before: { field: 'expiresAt', value: now } });
  const waiting = await store.find({ collection: 'dataRequests', equals: { status: 'waiting' } });
  const isStuck = ({ askedAt }: DataExport) => now.getTime() - askedAt.getTime() > STUCK_MS;
  const erasures = allParsed(dataExportSchema, over).map((one) => () => erase(world, one.uid));
  const stuck = allParsed(dataExportSchema, waiting).filter(isStuck);
  const copies = stuck.map((one) => () => writeExport(world, one.uid));
  await eachInTurn<() => Promise<unknown>>([...erasures, ...copies], (work) => work());
}

/** First the file, so that none is left behind; a copy that was asked for meanwhile is written anew. */
async function erase({ store, files, now }: ExportWorld, uid: string): Promise<void> {
  const path = dataExportPath(uid);
  const isOver = async (from: Pick<typeof store, 'get'>) => {
    const made = parsed(dataExportSchema, await from.get(path));
    return made?.expiresAt !== undefined && made.expiresAt <= now;
  };
  if (!(await isOver(store))) return;
  await files.remove(exportFile(uid));
  await store.transact(async (transaction) => {
    if (await isOver(transaction)) transaction.delete(path);
  });
}
