import {
  BUILT_IN_CATEGORIES,
  type Categories,
  type CategoryId,
  type CategoryLine,
  type Locale,
  type SiteSettings,
} from '@cursiv/shared-domain';

let known: { text: string; value: Categories } | undefined;

/** The site's categories; the same object while they say the same, so that what is worked out for them can be kept. */
export function categoriesOf({ categories }: SiteSettings): Categories {
  if (!categories) return BUILT_IN_CATEGORIES;
  const text = JSON.stringify(categories);
  if (known?.text !== text) known = { text, value: { categories } };
  return known.value;
}

/** What a category is called; its id where nobody knows it. */
export const categoryName = ({ categories }: Categories, id: CategoryId, locale: Locale): string =>
  categories.find((category) => category.id === id)?.name[locale] ?? id;

/** All names by id, in a page's language, in browsing order. */
export const categoryNames = ({ categories }: Categories, locale: Locale): ReadonlyMap<CategoryId, string> =>
  new Map(categories.map(({ id, name }) => [id, name[locale]]));

/** All categories in a page's language. */
export const categoryLines = ({ categories }: Categories, locale: Locale): CategoryLine[] =>
  categories.map(({ id, name, isOffered }) => ({ id, name: name[locale], isOffered }));

/** Those that are offered, as the home page lists them. */
export const offeredCategories = ({ categories }: Categories, locale: Locale) =>
  categories
    .filter(({ isOffered }) => isOffered)
    .map(({ id, name, about }) => ({ id, name: name[locale], about: about[locale] }));
