import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from '../field.module.css';
import { type FieldTexts, RequiredMark } from '../field.tsx';

/** As in `shared-i18n`: English dates use the day-month order of our readers. */
const TAGS: Record<Locale, string> = { ro: 'ro-RO', en: 'en-GB' };

/** The page's language for the library's own words and formats. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={TAGS[useLocale()]}>{children}</I18nProvider>;
}

type AriaFieldPartsProps = Pick<FieldTexts, 'label' | 'hint' | 'error' | 'required'> & { children: ReactNode };

/** Label, hint and error inside a field of the library, which connects them to the control. */
export function AriaFieldParts({ label, hint, error, required, children }: AriaFieldPartsProps) {
  return (
    <>
      <Label className={styles.label ?? ''}>
        {label}
        {required && <RequiredMark />}
      </Label>
      {hint && (
        <Text slot="description" elementType="p" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      {children}
      <FieldError elementType="p" className={styles.error ?? ''}>
        <CircleAlert size={18} aria-hidden />
        <span>{error}</span>
      </FieldError>
    </>
  );
}
