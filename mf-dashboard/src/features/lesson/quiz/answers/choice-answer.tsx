import type { L10nText, Locale } from '@cursiv/shared-domain';
import { CheckboxField, RadioField } from '@cursiv/shared-ui';
import { useId } from 'react';
import { LocalText } from '../../../../shared/local-text.tsx';

/** An option in the learner's language, or in words of the site. */
type Option = { id: string; text: L10nText } | { id: string; label: string };

type ChoiceAnswerProps = {
  options: readonly Option[];
  base: Locale;
  isMultiple?: boolean;
  chosen: readonly (string | undefined)[];
  onChoose: (id: string) => void;
};

/** One option of several, or any of them. */
export function ChoiceAnswer({ options, base, isMultiple = false, chosen, onChoose }: ChoiceAnswerProps) {
  const name = useId();
  const Mark = isMultiple ? CheckboxField : RadioField;
  return (
    <div>
      {options.map((option) => (
        <Mark
          key={option.id}
          name={name}
          label={'label' in option ? option.label : <LocalText value={option.text} base={base} />}
          checked={chosen.includes(option.id)}
          onChange={() => onChoose(option.id)}
        />
      ))}
    </div>
  );
}
