import { isBannerDue, type StoredContent, withTimeOut } from '@cursiv/shared-domain';
import { warn } from '../../logged/log.ts';
import { remembered } from '../../site/remembered.ts';

export type ShownBanner = Pick<StoredContent<'banner'>, 'rev' | 'value'>;

/** How long a banner is remembered, in milliseconds: an instance reads it twice a minute, however many pages it answers. */
const FRESH_MS = 30_000;
/** A page waits no longer than this for a database that does not answer, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Tells which banner is due. Never rejects: where it cannot be read, the last one stands. */
export function bannerReader(
  read: () => Promise<ShownBanner | undefined>,
): (now: Date) => Promise<ShownBanner | undefined> {
  let known: ShownBanner | undefined;
  const ask = remembered(async () => {
    try {
      known = await withTimeOut(read(), PATIENCE_MS, 'the banner was not read in time', 'timed-out');
    } catch (problem) {
      warn('The banner is not known', problem);
    }
    return known;
  }, FRESH_MS);
  return async (now) => {
    const banner = await ask();
    return banner && isBannerDue(banner.value, now) ? banner : undefined;
  };
}
