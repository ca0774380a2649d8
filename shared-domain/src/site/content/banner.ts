import * as z from 'zod/mini';
import { hasVisible, isTitle } from '../../text/visible.ts';

/** `days`: the longest time between the two instants. */
export const BANNER_LIMITS = { text: 240, link: 200, days: 366 } as const;

/** What the whole site announces between two instants. */
export interface Banner {
  /** Plain text in both languages. */
  text: { ro: string; en: string };
  /** A path within the site, without its language; empty without a link. */
  link: string;
  /** ISO 8601; both null when there is no banner. */
  from: string | null;
  until: string | null;
}

export const NO_BANNER: Banner = { text: { ro: '', en: '' }, link: '', from: null, until: null };

/**
 * A path of this site: letters, digits and the signs of addresses, one slash at a time. A scheme, a host, a backslash and whatever
 * ends an attribute have no place in it.
 */
const SITE_PATH = /^(?!.*\/\/)\/[\w\-./~%?=&#+,:@]*$/;
const ENGLISH = /^\/en(?=[/?#]|$)/;

const isBannerLink = (link: string): boolean => link === '' || (SITE_PATH.test(link) && !ENGLISH.test(link));

export type BannerField = 'ro' | 'en' | 'link' | 'from' | 'until';
export type BannerProblem = 'missing' | 'tooLong' | 'unreadable' | 'notOurs' | 'order' | 'span';

const DAY_MS = 86_400_000;

function textProblem(text: string): BannerProblem | undefined {
  if (text.length > BANNER_LIMITS.text) return 'tooLong';
  if (!hasVisible(text)) return 'missing';
  return isTitle(text) ? undefined : 'unreadable';
}

function linkProblem(link: string): BannerProblem | undefined {
  if (link.length > BANNER_LIMITS.link) return 'tooLong';
  return isBannerLink(link) ? undefined : 'notOurs';
}

function untilProblem({ from, until }: Banner): BannerProblem | undefined {
  if (until === null) return 'missing';
  const span = Date.parse(until) - Date.parse(from ?? until);
  if (from !== null && span <= 0) return 'order';
  return span > BANNER_LIMITS.days * DAY_MS ? 'span' : undefined;
}

/** Whether there is nothing to announce. */
export const isNoBanner = ({ text, link, from, until }: Banner): boolean =>
  text.ro === '' && text.en === '' && link === '' && from === null && until === null;

/** What is wrong with a banner, by field; nothing with one that is empty as a whole. */
export function bannerProblems(banner: Banner): Partial<Record<BannerField, BannerProblem>> {
  if (isNoBanner(banner)) return {};
  const found: Record<BannerField, BannerProblem | undefined> = {
    ro: textProblem(banner.text.ro),
    en: textProblem(banner.text.en),
    link: linkProblem(banner.link),
    from: banner.from === null ? 'missing' : undefined,
    until: untilProblem(banner),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

const time = z.nullable(z.iso.datetime());

export const bannerSchema: z.ZodMiniType<Banner> = z
  .object({ text: z.object({ ro: z.string(), en: z.string() }), link: z.string(), from: time, until: time })
  .check(z.refine((banner) => Object.keys(bannerProblems(banner)).length === 0));

/** Whether a banner is due at an instant: from its first one on, and no longer at its last. */
export const isBannerDue = ({ from, until }: Banner, now: Date): boolean =>
  from !== null && until !== null && Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until);
