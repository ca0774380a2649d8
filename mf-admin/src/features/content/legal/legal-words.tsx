import { LEGAL_LIMITS, LOCALES, type Locale } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { PagePart, Prose, RadioField, TextArea } from '@cursiv/shared-ui';
import * as styles from '../content.module.css';
import { BothLanguages } from '../form/both-languages.tsx';
import { useContentT } from '../messages/messages.ts';
import type { LegalFieldProps } from './legal-field-props.ts';

type LegalWordsProps = LegalFieldProps & {
  product: Record<Locale, string>;
  /** The day of the version in force, in words. */
  date: string;
};

/** Whose text it is, and its words in both languages with how they look. */
export function LegalWords({ name, fields, onChange, problemOf, product, date }: LegalWordsProps) {
  const t = useContentT();
  const { own } = fields;
  /** Whoever writes their own text begins with the product's, and finds again what they have written. */
  const choose = (isOwn: boolean) => {
    const isEmpty = fields.ro === '' && fields.en === '';
    onChange({ own: isOwn, ...(isOwn && isEmpty && product) });
  };
  return (
    <PagePart
      title={t('legal.words')}
      intro={
        <>
          {t('legal.present', { date })} <Link to={paths[name]()}>{t('legal.look')}</Link>
        </>
      }
    >
      <div role="radiogroup" aria-label={t('legal.source')} className={styles.fields}>
        {([false, true] as const).map((isOwn) => (
          <RadioField
            key={String(isOwn)}
            name="source"
            label={t(isOwn ? 'legal.own' : 'legal.product')}
            hint={t(isOwn ? 'legal.ownHint' : 'legal.productHint')}
            checked={own === isOwn}
            onChange={() => choose(isOwn)}
          />
        ))}
      </div>
      <div className={styles.preview}>
        <BothLanguages wrong={LOCALES.find((locale) => problemOf(`text.${locale}`))}>
          {(locale: Locale) => (
            <>
              {own && (
                <TextArea
                  id={`legal-${locale}`}
                  lang={locale}
                  rows={16}
                  label={t(`legal.text.${locale}`)}
                  hint={t('legal.textHint')}
                  aside={t('legal.characters', {
                    length: fields[locale].trim().length,
                    max: LEGAL_LIMITS.text,
                  })}
                  error={problemOf(`text.${locale}`)}
                  value={fields[locale]}
                  onChange={({ currentTarget }) => onChange({ [locale]: currentTarget.value })}
                />
              )}
              <details>
                <summary>{t(`legal.preview.${locale}`)}</summary>
                <Prose text={own ? fields[locale] : product[locale]} locale={locale} under={2} />
              </details>
            </>
          )}
        </BothLanguages>
      </div>
    </PagePart>
  );
}
