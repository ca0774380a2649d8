/** The id of a category: made from its name once, and then kept, because addresses and documents hold it. */
export type CategoryId = string;

/** Letters without accents, digits and hyphens, at most 40. */
const FORM = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Whether a text may be the id of a category, known or not. */
export const isCategoryId = (text: string): boolean => FORM.test(text);
