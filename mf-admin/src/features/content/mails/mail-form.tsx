import { LOCALES, MAIL_PARTS, MAIL_TYPES, type MailType, namesIn } from '@cursiv/shared-domain';
import { Button, PagePart, SelectField } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as styles from '../content.module.css';
import { ContentForm } from '../form/content-form.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { fieldOf, isChanged, type MailFields, textOf, textsOf } from './mail-fields.ts';
import { MailPreview } from './mail-preview.tsx';
import { MailTextFields } from './mail-text-fields.tsx';
import type { ProductTexts } from './product-texts.ts';
import { useMailLines } from './use-mail-lines.ts';
import { useMailName } from './use-mail-name.ts';

type MailFormProps = { edits: ContentEdits<MailFields>; product: ProductTexts };

/** One type of mail at a time: what it says in place of the product's text, and how it looks. */
export function MailForm({ edits, product }: MailFormProps) {
  const t = useContentT();
  const linesOf = useMailLines(product);
  const nameOf = useMailName(product);
  const [type, setType] = useState<MailType>(MAIL_TYPES[0]);
  const [isTried, setIsTried] = useState(false);
  const fields = edits.state.doc;
  const wrong = product.wrongMailTexts(textsOf(fields));
  const wrongHere = wrong.filter((found) => found.type === type);
  const check = () => {
    setIsTried(true);
    // The mail that is seen comes first; another one that stands in the way comes to the front.
    if (wrong[0] && wrongHere.length === 0) setType(wrong[0].type);
    return wrong.length === 0;
  };
  const tryHere = () => {
    setIsTried(true);
    return wrongHere.length === 0;
  };
  const empty = () => {
    const emptied = MAIL_PARTS.flatMap((part) => LOCALES.map((locale) => [fieldOf(type, part, locale), ''] as const));
    edits.edit({ ...fields, ...Object.fromEntries(emptied) });
  };
  const named = (each: MailType) =>
    isChanged(fields, each) ? t('mails.changed', { mail: nameOf(each) }) : nameOf(each);
  const names = namesIn(product.productMailText(type, 'ro').opening).map((name) => `{{${name}}}`);
  return (
    <ContentForm edits={edits} check={check} linesOf={(shown) => linesOf(textsOf(shown))}>
      <PagePart title={t('mails.texts')} intro={t('mails.textsIntro')}>
        <div className={styles.fields}>
          <SelectField
            id="mail-type"
            label={t('mails.type')}
            hint={names.length > 0 ? t('mails.names', { names: names.join(', ') }) : t('mails.noNames')}
            options={MAIL_TYPES.map((each) => ({ value: each, label: named(each) }))}
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value as MailType)}
          />
          <MailTextFields
            type={type}
            edits={edits}
            product={product}
            wrong={isTried ? wrongHere : []}
            names={names.join(', ')}
          />
          {isChanged(fields, type) && (
            <p>
              <Button variant="secondary" onClick={empty}>
                {t('mails.empty')}
              </Button>
            </p>
          )}
          <MailPreview type={type} text={textOf(fields, type)} check={tryHere} />
        </div>
      </PagePart>
    </ContentForm>
  );
}
