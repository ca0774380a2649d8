import { type AskedQuestion, type Locale, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { SelectField, Stack } from '@cursiv/shared-ui';
import { LocalText } from '../../../../shared/local-text.tsx';
import { useAttemptT } from '../messages/messages.ts';

type MatchingAnswerProps = {
  question: Extract<AskedQuestion, { type: 'matching' }>;
  base: Locale;
  matches: Readonly<Record<string, string>>;
  onChange: (matches: Record<string, string>) => void;
};

/** For each item the answer that belongs to it. */
export function MatchingAnswer({ question, base, matches, onChange }: MatchingAnswerProps) {
  const t = useAttemptT();
  const locale = useLocale();
  const options = question.answers.map(({ id, text }) => ({ value: id, label: pick(text, locale, base)?.value ?? '' }));
  return (
    <Stack gap={1}>
      {question.items.map(({ id, text }) => (
        <SelectField
          key={id}
          label={<LocalText value={text} base={base} />}
          placeholder={t('choose')}
          options={options}
          value={matches[id] ?? ''}
          onChange={({ currentTarget }) => {
            const { [id]: _, ...others } = matches;
            onChange(currentTarget.value === '' ? others : { ...others, [id]: currentTarget.value });
          }}
        />
      ))}
    </Stack>
  );
}
