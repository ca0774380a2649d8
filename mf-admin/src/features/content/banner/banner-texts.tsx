import { BANNER_LIMITS, type BannerField, LOCALES, type Locale } from '@cursiv/shared-domain';
import { TextArea } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { BothLanguages } from '../form/both-languages.tsx';
import { useContentT } from '../messages/messages.ts';
import type { BannerFields } from './banner-fields.ts';

type BannerTextsProps = {
  fields: BannerFields;
  onChange: (changed: Partial<BannerFields>) => void;
  problemOf: (field: BannerField) => string | undefined;
};

/** The text in both languages. */
export function BannerTexts({ fields, onChange, problemOf }: BannerTextsProps) {
  const t = useT();
  const contentT = useContentT();
  return (
    <BothLanguages wrong={LOCALES.find((locale) => problemOf(locale))}>
      {(locale: Locale) => (
        <TextArea
          id={`banner-${locale}`}
          lang={locale}
          rows={3}
          label={contentT(`banner.text.${locale}`)}
          aside={t('setup.characters', { length: fields[locale].trim().length, max: BANNER_LIMITS.text })}
          error={problemOf(locale)}
          value={fields[locale]}
          onChange={({ currentTarget }) => onChange({ [locale]: currentTarget.value })}
        />
      )}
    </BothLanguages>
  );
}
