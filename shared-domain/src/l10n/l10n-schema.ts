import * as z from 'zod/mini';
import { LOCALES } from './l10n.ts';

export const localeSchema = z.enum(LOCALES);

export const l10n = <T extends z.core.$ZodType>(value: T) => z.object({ ro: z.optional(value), en: z.optional(value) });

export const l10nText = (max: number) => l10n(z.string().check(z.maxLength(max)));
