import { type Categories, type Category, writtenCategorySchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** The categories as their fields hold them, whatever is written there. */
export const categoryFieldsSchema: z.ZodMiniType<Categories> = z.object({ categories: z.array(writtenCategorySchema) });

const trimmed = ({ ro, en }: Category['name']) => ({ ro: ro.trim(), en: en.trim() });

/** The categories that the fields describe. */
export const writtenCategories = ({ categories }: Categories): Categories => ({
  categories: categories.map((category) => ({
    ...category,
    name: trimmed(category.name),
    about: trimmed(category.about),
  })),
});
