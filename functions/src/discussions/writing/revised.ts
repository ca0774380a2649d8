import { AppError, type Contribution } from '@cursiv/shared-domain';

/** What a save brings. */
interface Written {
  rev: number;
  text: string;
  locale: Contribution['locale'];
}

/**
 * A contribution with other words of its author; undefined when an earlier try has already stored these. Throws
 * `no-access`, or `conflict` when something else was stored since.
 */
export function revised<Kind extends Contribution>(
  present: Kind,
  { rev, text, locale }: Written,
  uid: string,
  now: Date,
): Kind | undefined {
  if (present.uid !== uid || present.status !== 'published') throw new AppError('no-access');
  if (present.rev === rev + 1 && present.text === text) return undefined;
  if (present.rev !== rev) throw new AppError('conflict');
  return { ...present, text, locale, rev: rev + 1, updatedAt: now, editedAt: now };
}
