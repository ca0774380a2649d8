import type { Locale } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Prose as Text } from '@cursiv/shared-ui';

/** Long text that people wrote, marked when its language differs from the page's. */
export function Prose({ text, locale, under = 2 }: { text: string; locale: Locale; under?: 1 | 2 }) {
  return <Text text={text} under={under} lang={useLocale() === locale ? undefined : locale} />;
}
