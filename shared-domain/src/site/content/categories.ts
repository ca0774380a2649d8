import * as z from 'zod/mini';
import type { CategoryId } from '../../category/category-id.ts';
import { categoryIdSchema } from '../../category/category-id-schema.ts';
import { folded } from '../../search/folded.ts';
import { hasVisible, isTitle } from '../../text/visible.ts';

/** `categories`: as many as a filter offers. */
export const CATEGORY_LIMITS = { categories: 40, name: 40, about: 120 } as const;

/** What courses, resources and experts are sorted by. */
export interface Category {
  id: CategoryId;
  name: { ro: string; en: string };
  /** One sentence for the home page: in both languages, or in none. */
  about: { ro: string; en: string };
  /** Whether authors may choose it. What has it already keeps it. */
  isOffered: boolean;
}
/** The site's categories, in browsing order; none ever goes, because documents name it. */
export interface Categories {
  categories: Category[];
}

export type CategoryProblem = 'missing' | 'tooLong' | 'unreadable' | 'twice';
export type CategoryField = 'name' | 'about';
/** What is wrong with each field of a category, by language. */
export type CategoryProblems = Partial<Record<`${CategoryField}.${'ro' | 'en'}`, CategoryProblem>>;

function textProblem(text: string, most: number): CategoryProblem | undefined {
  if (text.length > most) return 'tooLong';
  return isTitle(text) ? undefined : 'unreadable';
}

const sameName = (one: string, other: string) => folded(one.trim()) === folded(other.trim());

function nameProblem({ name }: Category, locale: 'ro' | 'en', others: readonly Category[]) {
  if (!hasVisible(name[locale])) return 'missing';
  if (others.some((other) => sameName(other.name[locale], name[locale]))) return 'twice';
  return textProblem(name[locale], CATEGORY_LIMITS.name);
}

function aboutProblem({ about }: Category, locale: 'ro' | 'en') {
  const other = locale === 'ro' ? about.en : about.ro;
  if (!hasVisible(about[locale]) && hasVisible(other)) return 'missing';
  return textProblem(about[locale], CATEGORY_LIMITS.about);
}

/** What is wrong with each category, in their order: nothing with one that has no problem. */
export const categoryProblems = (categories: readonly Category[]): CategoryProblems[] =>
  categories.map((category, index) => {
    const earlier = categories.slice(0, index);
    const found = (['ro', 'en'] as const).flatMap((locale) => [
      [`name.${locale}`, nameProblem(category, locale, earlier)],
      [`about.${locale}`, aboutProblem(category, locale)],
    ]);
    return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
  });

/** An id for a new category: its English name in plain letters, with a number where others have the same. */
export function categoryIdFor(name: string, taken: readonly CategoryId[]): CategoryId {
  const words = folded(name).match(/[a-z0-9]+/g) ?? [];
  const plain = words.join('-').slice(0, 36).replace(/-$/, '') || 'category';
  const ids = [plain, ...taken.map((_, index) => `${plain}-${index + 2}`)];
  return ids.find((id) => !taken.includes(id)) as CategoryId;
}

/** The ids of those that authors may choose. */
export const offeredIds = ({ categories }: Categories): CategoryId[] =>
  categories.filter(({ isOffered }) => isOffered).map(({ id }) => id);

/** Whether every category that there was is still there. */
export const keepsCategories = (before: Categories, after: Categories): boolean =>
  before.categories.every(({ id }) => after.categories.some((category) => category.id === id));

/** Earlier categories in place of the present ones: what was added since stays, and is offered no longer. */
export const restoredCategories = (earlier: Categories, present: Categories): Categories => ({
  categories: [
    ...earlier.categories,
    ...addedSince(earlier, present).map((category) => ({ ...category, isOffered: false })),
  ],
});

/** Those of `present` that `earlier` lacks. */
export const addedSince = (earlier: Categories, present: Categories): Category[] =>
  present.categories.filter(({ id }) => earlier.categories.every((category) => category.id !== id));

const inBoth = z.object({ ro: z.string(), en: z.string() });
const isWhole = (problems: CategoryProblems) => Object.keys(problems).length === 0;

/** A category as forms hold it, whatever is written in its fields. */
export const writtenCategorySchema: z.ZodMiniType<Category> = z.object({
  id: categoryIdSchema,
  name: inBoth,
  about: inBoth,
  isOffered: z.boolean(),
});

export const categoriesSchema: z.ZodMiniType<Categories> = z.object({
  categories: z.array(writtenCategorySchema).check(
    z.maxLength(CATEGORY_LIMITS.categories),
    z.refine((categories) => new Set(categories.map(({ id }) => id)).size === categories.length),
    z.refine((categories) => categoryProblems(categories).every(isWhole)),
    z.refine((categories) => offeredIds({ categories }).length > 0),
  ),
});

/** The categories as `config/public` has them, and the ids of those that are offered, which rules can read. */
export const categoriesInSettings = (value: Categories) => ({
  categories: value.categories,
  offeredCategories: offeredIds(value),
});
