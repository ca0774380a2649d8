import * as z from 'zod/mini';
import { isCategoryId } from './category-id.ts';

export const categoryIdSchema = z.string().check(z.refine(isCategoryId));
