import type { PageText } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Prose as Text } from '@cursiv/shared-ui';

/** Long text that people wrote, marked when its language differs from the page's. */
export function Prose({ value, under = 2 }: { value: PageText; under?: 1 | 2 }) {
  return <Text text={value.text} under={under} lang={value.locale === useLocale() ? undefined : value.locale} />;
}
