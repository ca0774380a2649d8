import {
  type LegalField,
  type LegalText,
  type LegalTextName,
  type Locale,
  legalDayProblem,
  legalProblems,
} from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useState } from 'react';
import { ContentForm } from '../form/content-form.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { type LegalFields, legalOf, presentDay } from './legal-fields.ts';
import { LegalVersionFields } from './legal-version-fields.tsx';
import { LegalWords } from './legal-words.tsx';
import { useLegalLines } from './use-legal-lines.ts';

type LegalFormProps = {
  name: LegalTextName;
  edits: ContentEdits<LegalFields>;
  /** The stored text. */
  present: LegalText;
  product: Record<Locale, string>;
};

/** Whose text it is, its words in both languages, and what is said of the version. */
export function LegalForm({ name, edits, present, product }: LegalFormProps) {
  const t = useContentT();
  const locale = useLocale();
  const linesOf = useLegalLines();
  const [isTried, setIsTried] = useState(false);
  const fields = edits.state.doc;
  const value = legalOf(fields);
  const day = presentDay(name, present);
  const date = formatDate(new Date(`${day}T12:00:00Z`), locale);
  const problems = legalProblems(value);
  const dayProblem = problems.on ?? legalDayProblem(value.on, day, present.on, new Date());
  const told: typeof problems = isTried ? problems : {};
  const problemOf = (field: LegalField) => told[field] && t(`legal.problem.${told[field]}`);
  const check = () => {
    setIsTried(true);
    return dayProblem === undefined && Object.keys(problems).length === 0;
  };
  const change = (changed: Partial<LegalFields>) => edits.edit({ ...fields, ...changed });
  const shared = { name, fields, onChange: change, problemOf };
  return (
    <ContentForm edits={edits} check={check} linesOf={(shown) => linesOf(legalOf(shown))}>
      <LegalWords {...shared} product={product} date={date} />
      <LegalVersionFields
        {...shared}
        dayError={isTried && dayProblem ? t(`legal.problem.${dayProblem}`, { date }) : undefined}
        isCorrection={present.on !== '' && fields.on === present.on && day === present.on}
      />
    </ContentForm>
  );
}
