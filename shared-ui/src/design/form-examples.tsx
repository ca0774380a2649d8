import { useState } from 'react';
import { CheckboxField } from '../forms/choices/checkbox-field.tsx';
import { SelectField } from '../forms/choices/select-field.tsx';
import { SwitchField } from '../forms/choices/switch-field.tsx';
import { DateField } from '../forms/dates/date-field.tsx';
import { TimeField } from '../forms/dates/time-field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { PasswordField } from '../forms/password/password-field.tsx';
import { SearchField } from '../forms/search/search-field.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Specimen } from './themes.tsx';
import { useWords } from './words.ts';

/** Fields: empty, filled, with a hint, invalid, disabled. */
export function FormExamples() {
  const words = useWords();
  const levels = words.levels.map((label) => ({ value: label, label }));
  return (
    <>
      <Specimen name="FormError">
        <FormError title={words.notSent} fields={[{ id: 'design', text: words.error }]}>
          {words.kept}
        </FormError>
      </Specimen>
      <Specimen name="TextField">
        <TextField label={words.name} hint={words.hint} required />
        <TextField label={words.name} defaultValue={words.value} error={words.error} hint={words.hint} />
        <TextField label={words.name} defaultValue={words.value} disabled />
      </Specimen>
      <Specimen name="PasswordField, SearchField, TextArea">
        <PasswordField
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          autoComplete="new-password"
          defaultValue="cursiv"
        />
        <SearchField label={words.search} />
        <TextArea label={words.about} defaultValue={words.courseText} aside="84 / 4000" error={words.error} />
      </Specimen>
      <Specimen name="SelectField">
        <SelectField label={words.level} options={levels} placeholder={words.choose} />
        <SelectField label={words.level} options={levels} error={words.choose} />
        <SelectField label={words.level} options={levels} disabled />
      </Specimen>
      <Specimen name="CheckboxField, SwitchField">
        <CheckboxField label={words.agree} required />
        <CheckboxField label={words.agree} defaultChecked hint={words.hint} />
        <CheckboxField label={words.agree} error={words.error} />
        <CheckboxField label={words.agree} disabled />
        <SwitchField label={words.news} defaultChecked />
        <SwitchField label={words.news} disabled />
      </Specimen>
      <Specimen name="DateField, TimeField">
        <Times />
      </Specimen>
    </>
  );
}

function Times() {
  const words = useWords();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('18:30');
  const isWeekend = (text: string) => [0, 6].includes(new Date(text).getDay());
  return (
    <>
      <DateField
        label={words.day}
        hint={words.dayHint}
        value={day}
        onChange={setDay}
        isUnavailable={isWeekend}
        required
      />
      <DateField label={words.day} value="2026-03-08" onChange={setDay} error={words.dayError} />
      <DateField label={words.day} value="2026-03-09" onChange={setDay} disabled />
      <TimeField label={words.time} value={time} onChange={setTime} />
      <TimeField label={words.time} value="" onChange={setTime} error={words.dayError} />
    </>
  );
}
