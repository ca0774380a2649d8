import * as z from 'zod/mini';
import type { Locale } from '../../l10n/l10n.ts';
import { hasVisible, isTitle } from '../../text/visible.ts';

/** The parts of the home page that an operator orders and hides, as they come until somebody does. */
export const HOME_PARTS = ['featured', 'newest', 'categories', 'steps', 'experts', 'resources', 'contact'] as const;
export type HomePart = (typeof HOME_PARTS)[number];

/** The longest texts of the home page's own, in characters. */
export const HOME_PAGE_LIMITS = { title: 80, lead: 400 } as const;

/** How the home page begins and what it shows, in which order. */
export interface HomePage {
  /** In the product's place; empty in both languages, the product's words stand. */
  title: { ro: string; en: string };
  lead: { ro: string; en: string };
  /** Each part once. */
  parts: { id: HomePart; isShown: boolean }[];
}

export const HOME_PAGE: HomePage = {
  title: { ro: '', en: '' },
  lead: { ro: '', en: '' },
  parts: HOME_PARTS.map((id) => ({ id, isShown: true })),
};

type HomeText = keyof typeof HOME_PAGE_LIMITS;
export type HomePageProblem = 'missing' | 'tooLong' | 'unreadable';
export type HomePageProblems = Partial<Record<`${HomeText}.${Locale}`, HomePageProblem>>;

function problemOf(own: string, other: string, max: number): HomePageProblem | undefined {
  if (!hasVisible(own)) return hasVisible(other) ? 'missing' : undefined;
  if (own.length > max) return 'tooLong';
  return isTitle(own) ? undefined : 'unreadable';
}

/** What is wrong with each text: it stands in both languages or in none. */
export function homePageProblems(page: HomePage): HomePageProblems {
  const problems: HomePageProblems = {};
  for (const name of ['title', 'lead'] as const) {
    const { ro, en } = page[name];
    const [inRo, inEn] = [problemOf(ro, en, HOME_PAGE_LIMITS[name]), problemOf(en, ro, HOME_PAGE_LIMITS[name])];
    if (inRo) problems[`${name}.ro`] = inRo;
    if (inEn) problems[`${name}.en`] = inEn;
  }
  return problems;
}

const texts = z.object({ ro: z.string(), en: z.string() });
const part = z.object({ id: z.enum(HOME_PARTS), isShown: z.boolean() });
const hasEachOnce = (parts: HomePage['parts']) =>
  parts.length === HOME_PARTS.length && new Set(parts.map(({ id }) => id)).size === HOME_PARTS.length;

/** As fields hold it: a text may be unfinished. */
export const homeFieldsSchema: z.ZodMiniType<HomePage> = z.object({
  ...{ title: texts, lead: texts },
  parts: z.array(part).check(z.refine(hasEachOnce)),
});

export const homePageSchema: z.ZodMiniType<HomePage> = homeFieldsSchema.check(
  z.refine((page) => Object.keys(homePageProblems(page)).length === 0),
);

/** The home page as the settings hold it, which every public page reads: texts that there are, and the parts that show. */
export const homeInSettings = ({ title, lead, parts }: HomePage) => ({
  home: {
    title: title.ro ? title : {},
    lead: lead.ro ? lead : {},
    parts: parts.filter(({ isShown }) => isShown).map(({ id }) => id),
  },
});
