import { type Locale, MAIL_PARTS, MAIL_TEXT_LIMITS, type MailPart, type MailType } from '@cursiv/shared-domain';
import type { WrongMailText } from '@cursiv/shared-domain/mail-texts';
import { TextArea, TextField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../content.module.css';
import { BothLanguages } from '../form/both-languages.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { fieldOf, type MailFields } from './mail-fields.ts';
import type { ProductTexts } from './product-texts.ts';

type MailTextFieldsProps = {
  type: MailType;
  edits: ContentEdits<MailFields>;
  product: ProductTexts;
  wrong: readonly WrongMailText[];
  /** What the texts may name, as it is typed. */
  names: string;
};

/** The subject and the first paragraph of a mail in both languages, with what the product says beside each. */
export function MailTextFields({ type, edits, product, wrong, names }: MailTextFieldsProps) {
  const t = useT();
  const contentT = useContentT();
  const fields = edits.state.doc;
  const propsOf = (part: MailPart, locale: Locale) => {
    const field = fieldOf(type, part, locale);
    const max = MAIL_TEXT_LIMITS[part];
    const problem = wrong.find((found) => found.part === part && found.locale === locale)?.problem;
    const typed = fields[field] ?? '';
    return {
      id: `mail-${part}-${locale}`,
      lang: locale,
      label: contentT(`mails.${part}.${locale}`),
      hint: contentT('mails.product', { text: product.productMailText(type, locale)[part] }),
      aside: t('setup.characters', { length: typed.trim().length, max }),
      error:
        problem &&
        contentT(`mails.problem.${problem === 'unknown' && names === '' ? 'nameless' : problem}`, { max, names }),
      value: typed,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        edits.edit({ ...fields, [field]: currentTarget.value }),
    };
  };
  return (
    <BothLanguages wrong={wrong[0]?.locale}>
      {(locale) => (
        <div className={styles.fields}>
          {MAIL_PARTS.map((part) => {
            const Field = part === 'subject' ? TextField : TextArea;
            return <Field key={part} {...propsOf(part, locale)} />;
          })}
        </div>
      )}
    </BothLanguages>
  );
}
