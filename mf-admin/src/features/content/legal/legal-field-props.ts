import type { LegalField, LegalTextName } from '@cursiv/shared-domain';
import type { LegalFields } from './legal-fields.ts';

/** What every part of the form takes. */
export interface LegalFieldProps {
  name: LegalTextName;
  fields: LegalFields;
  onChange: (changed: Partial<LegalFields>) => void;
  problemOf: (field: LegalField) => string | undefined;
}
