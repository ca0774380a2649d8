import type { BannerField } from '@cursiv/shared-domain';
import { DateField, TextField, TimeField } from '@cursiv/shared-ui';
import * as styles from '../content.module.css';
import { useContentT } from '../messages/messages.ts';
import type { BannerFields } from './banner-fields.ts';

type BannerTimesProps = {
  fields: BannerFields;
  onChange: (changed: Partial<BannerFields>) => void;
  problemOf: (field: BannerField) => string | undefined;
  disabled: boolean;
};

/** When the banner shows and where it leads: what an editor of translations does not decide. */
export function BannerTimes({ fields, onChange, problemOf, disabled }: BannerTimesProps) {
  const t = useContentT();
  return (
    <div className={styles.fields}>
      {(['from', 'until'] as const).map((end) => (
        <div key={end} className={styles.moment}>
          <DateField
            label={t(`banner.${end}Day`)}
            value={fields[`${end}Day`]}
            onChange={(day) => onChange({ [`${end}Day`]: day })}
            error={problemOf(end)}
            disabled={disabled}
          />
          <TimeField
            label={t(`banner.${end}Time`)}
            value={fields[`${end}Time`]}
            onChange={(time) => onChange({ [`${end}Time`]: time })}
            error={problemOf(end) && ' '}
            disabled={disabled}
          />
        </div>
      ))}
      <TextField
        id="banner-link"
        label={t('banner.link')}
        hint={t('banner.linkHint')}
        error={problemOf('link')}
        value={fields.link}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
      />
    </div>
  );
}
