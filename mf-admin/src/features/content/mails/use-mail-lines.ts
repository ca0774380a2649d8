import { LOCALES, MAIL_PARTS, MAIL_TYPES, type MailTexts } from '@cursiv/shared-domain';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';
import type { ProductTexts } from './product-texts.ts';
import { useMailName } from './use-mail-name.ts';

/** What every mail says, part by part: the product's text where there is no other. */
export function useMailLines({ productMailText }: ProductTexts): (texts: MailTexts) => DiffLine[] {
  const t = useContentT();
  const nameOf = useMailName({ productMailText });
  return ({ texts }) =>
    MAIL_TYPES.flatMap((type) =>
      MAIL_PARTS.flatMap((part) =>
        LOCALES.map((locale) => ({
          label: t('mails.line', { mail: nameOf(type), part: t(`mails.${part}.${locale}`) }),
          text: texts[type]?.[part][locale] || productMailText(type, locale)[part],
          locale,
        })),
      ),
    );
}
