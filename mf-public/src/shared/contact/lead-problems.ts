import { isEmailAddress } from '@cursiv/shared-domain';

/** Problems that a field of the message can have; codes instead of texts, so that the text follows the page's language. */
export type LeadProblem = 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing' | 'consentMissing';

export type LeadField = 'name' | 'email' | 'message' | 'consent';
export type LeadProblems = Partial<Record<LeadField, LeadProblem>>;

const problemIn: Record<LeadField, (input: HTMLInputElement) => LeadProblem | undefined> = {
  name: ({ value }) => (value.trim() === '' ? 'nameMissing' : undefined),
  email: ({ value }) => {
    if (value.trim() === '') return 'emailMissing';
    return isEmailAddress(value.trim()) ? undefined : 'emailInvalid';
  },
  message: ({ value }) => (value.trim() === '' ? 'messageMissing' : undefined),
  consent: ({ checked }) => (checked ? undefined : 'consentMissing'),
};

/** The fields that can have problems, in the order of the form. */
export const LEAD_FIELDS = Object.keys(problemIn) as LeadField[];

/** The control of a field, by its name in the form. */
export const leadInput = (form: HTMLFormElement, field: LeadField) =>
  form.elements.namedItem(field) as HTMLInputElement;

/** The present problems of the form. */
export function leadProblems(form: HTMLFormElement): LeadProblems {
  const found = LEAD_FIELDS.map((field) => [field, problemIn[field](leadInput(form, field))] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}
