import { AGREED_TEXTS, LEGAL_LIMITS, LOCALES, type Locale } from '@cursiv/shared-domain';
import { DateField, Notice, PagePart, TextArea } from '@cursiv/shared-ui';
import * as styles from '../content.module.css';
import { BothLanguages } from '../form/both-languages.tsx';
import { useContentT } from '../messages/messages.ts';
import type { LegalFieldProps } from './legal-field-props.ts';

const CHANGE = { ro: 'changeRo', en: 'changeEn' } as const;

type LegalVersionFieldsProps = LegalFieldProps & {
  dayError: string | undefined;
  /** Whether the day is the one of the stored version. */
  isCorrection: boolean;
};

/** Since when the text applies and what it changes: what readers are told. */
export function LegalVersionFields(props: LegalVersionFieldsProps) {
  const { name, fields, onChange, problemOf, dayError, isCorrection } = props;
  const t = useContentT();
  const isAgreed = AGREED_TEXTS.some((text) => text === name);
  return (
    <PagePart title={t('legal.version')} intro={t('legal.versionIntro')}>
      <div className={styles.fields}>
        <DateField label={t('legal.on')} value={fields.on} onChange={(on) => onChange({ on })} error={dayError} />
        {isCorrection && <Notice tone="warning" title={t('legal.correction')} />}
        {isAgreed && !isCorrection && <Notice title={t('legal.told')} />}
        <BothLanguages wrong={LOCALES.find((locale) => problemOf(`change.${locale}`))}>
          {(locale: Locale) => (
            <TextArea
              id={`legal-change-${locale}`}
              lang={locale}
              rows={3}
              label={t(`legal.change.${locale}`)}
              aside={t('legal.characters', {
                length: fields[CHANGE[locale]].trim().length,
                max: LEGAL_LIMITS.change,
              })}
              error={problemOf(`change.${locale}`)}
              value={fields[CHANGE[locale]]}
              onChange={({ currentTarget }) => onChange({ [CHANGE[locale]]: currentTarget.value })}
            />
          )}
        </BothLanguages>
      </div>
    </PagePart>
  );
}
