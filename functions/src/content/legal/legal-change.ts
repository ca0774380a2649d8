import {
  AppError,
  LEGAL_LIMITS,
  type LegalText,
  type LegalTextName,
  type LegalVersion,
  legalDayProblem,
  legalVersionPath,
} from '@cursiv/shared-domain';
import { presentDay, storedLegal, versionsOf, wordsOf } from '../../read-models/legal/present-legal.ts';
import type { DocumentTransaction } from '../../store/document-source.ts';

/** What is written together with a legal text. */
interface LegalWrites {
  /** The days and changes of what was kept, for lists. */
  versions: LegalVersion[];
  /** The kept texts by path. */
  kept: Record<string, Record<string, unknown>>;
}

/**
 * Every text that was in force stays to be read: the new one, and the product's that it replaces. Throws `invalid` with the reason
 * `legal-before` for a day that does not come after the version in force, and `legal-far` for one too far ahead.
 */
export async function legalWrites(
  transaction: Pick<DocumentTransaction, 'get'>,
  name: LegalTextName,
  after: LegalText,
  now: Date,
): Promise<LegalWrites> {
  const stored = await storedLegal(transaction, name);
  const present = presentDay(name, stored);
  const problem = legalDayProblem(after.on, present, stored.value.on, now);
  if (problem) throw new AppError('invalid', 'the day of the version', { reason: `legal-${problem}` });
  const version = { on: after.on, change: after.change };
  const replaced = versionsOf(name, stored).find(({ on, isKept }) => on === present && !isKept);
  const kept = { [legalVersionPath(name, after.on)]: { ...version, text: wordsOf(name, after), keptAt: now } };
  const older: LegalVersion[] = stored.kept.filter(({ on }) => on !== after.on);
  if (replaced) {
    const { on, change } = replaced;
    kept[legalVersionPath(name, on)] = { on, change, text: wordsOf(name, stored.value), keptAt: now };
    older.unshift({ on, change });
  }
  return { versions: [version, ...older].slice(0, LEGAL_LIMITS.versions), kept };
}
