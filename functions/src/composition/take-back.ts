import {
  figuresByBuild,
  hasRight,
  isToBeTakenBack,
  releaseFiguresPath,
  releaseFiguresSchema,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { canaryOf, type PointerFile, paths, type RegistryFile, withOrders } from '@cursiv/shared-platform';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentSource, DocumentStore } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { withSection, writeOrders } from './change-registry.ts';

const DAY_MS = 86_400_000;
/** So many administrators are told; the page shows it to everybody. */
const MOST_TOLD = 50;
const SITE = { actorUid: 'system', actorName: 'Cursiv' } as const;

/** What the judgement of the sections needs to know. */
export interface JudgedSite {
  /** What the shell's deploy brought. */
  file: RegistryFile;
  /** A section's pointer. Rejects when its site does not answer. */
  pointer(section: string, origin: string): Promise<PointerFile>;
}

/** The visits of a section today and yesterday, by build. */
async function latestFigures(source: DocumentSource, section: string, now: Date) {
  const days = [now, new Date(now.getTime() - DAY_MS)].map((day) => releaseFiguresPath(section, day));
  const stored = await Promise.all(days.map((path) => source.get(path)));
  return figuresByBuild(
    allParsed(
      releaseFiguresSchema,
      stored.filter((one) => one !== undefined),
    ),
  );
}

/** Takes back what is tried out of a section, if it is still tried out; records it and tells the administrators. */
const takeBack = (
  store: DocumentStore,
  file: RegistryFile,
  pointer: PointerFile,
  buildId: string,
  now: Date,
): Promise<boolean> =>
  store.transact(async (transaction) => {
    const { section } = pointer;
    const before = await storedOrders(transaction);
    const entry = withOrders(file, before).sections[section];
    // Somebody else was faster, or the deploy has the last word.
    if (!entry || entry.pin || file.sections[section]?.canary || canaryOf(entry, pointer)?.buildId !== buildId)
      return false;
    const administrators = await transaction.find({ collection: 'users', equals: { isAdmin: true }, limit: MOST_TOLD });
    const readers = await Promise.all(
      administrators
        .filter((person) => parsed(userProfileSchema, person) && hasRight(person.fields, 'isAdmin'))
        .map(async ({ id }) => ({ uid: id, settings: await settingsOf(transaction, id) })),
    );
    const orders = { ...before.sections[section], canary: { buildId, percent: 0 } };
    const event = writeOrders(transaction, before, withSection(before, section, orders), SITE, now);
    const told = {
      type: 'site.canaryTakenBack',
      params: { name: `${section} ${buildId}` },
      link: paths.adminComposition(),
    } as const;
    for (const { uid, settings } of readers)
      tellIn(transaction, { uid, id: `${told.type}__${event}`, ...told }, settings, now);
    return true;
  });

async function judge(store: DocumentStore, { file, pointer: ask }: JudgedSite, section: string, now: Date) {
  const entry = withOrders(file, await storedOrders(store)).sections[section];
  if (!entry || entry.pin || entry.disabled) return undefined;
  const pointer = await ask(section, entry.origin);
  const canary = canaryOf(entry, pointer);
  if (!canary || canary.buildId === pointer.stable.buildId) return undefined;
  const figures = await latestFigures(store, section, now);
  const tried = figures[canary.buildId];
  if (!tried || !isToBeTakenBack(tried, figures[pointer.stable.buildId])) return undefined;
  return (await takeBack(store, file, pointer, canary.buildId, now)) ? `${section} ${canary.buildId}` : undefined;
}

/**
 * Takes back every release that is tried out and fails too often (decision 108); one that does well is not touched. Returns what it took back. A section whose site
 * does not answer is left for the next time.
 */
export async function takeBackCanaries(store: DocumentStore, site: JudgedSite, now: Date): Promise<string[]> {
  const judged = await Promise.allSettled(
    Object.keys(site.file.sections).map((section) => judge(store, site, section, now)),
  );
  return judged.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
}
