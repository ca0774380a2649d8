/** Fetched where the texts of mails are edited: there are many. */
export const productTexts = () => import('@cursiv/shared-domain/mail-texts');

export type ProductTexts = Awaited<ReturnType<typeof productTexts>>;
