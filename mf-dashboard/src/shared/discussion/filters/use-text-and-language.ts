import { LOCALES } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { type FilterBarProps, useChoice } from '@cursiv/shared-ui';
import { useDiscussionT } from '../messages/messages.ts';

/** The words and the language by which questions are filtered, kept in the address; and the bar that sets them. */
export function useTextAndLanguage() {
  const words = useDiscussionT();
  const { text, setText, wanted: query } = useSearchText();
  const [locale, chooseLocale] = useChoice('language', LOCALES);
  const bar: FilterBarProps = {
    label: words('filters'),
    search: { label: words('search'), text, onChange: setText },
    choices: [
      {
        id: 'language',
        label: words('waiting.language'),
        any: words('waiting.allLanguages'),
        value: locale ?? '',
        options: LOCALES.map((value) => ({ value, label: words(`locale.${value}`) })),
        onChoose: chooseLocale,
      },
    ],
  };
  return { query, locale, bar, isOn: query !== '' || locale !== undefined };
}
