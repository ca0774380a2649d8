import type { MailType } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import type { ProductTexts } from './product-texts.ts';

/** How a type of mail is called: by the product's subject, in the reader's language, with a gap for each name. */
export function useMailName({ productMailText }: Pick<ProductTexts, 'productMailText'>): (type: MailType) => string {
  const locale = useLocale();
  return (type) => productMailText(type, locale).subject.replace(/\{\{\w+\}\}/g, '…');
}
