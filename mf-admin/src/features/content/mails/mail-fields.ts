import {
  LOCALES,
  type Locale,
  MAIL_PARTS,
  MAIL_TYPES,
  type MailPart,
  type MailText,
  type MailTexts,
  type MailType,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** The texts as their fields hold them, by field, so that two people change two texts of a mail without a conflict. */
export const mailFieldsSchema = z.record(z.string(), z.string());
export type MailFields = z.infer<typeof mailFieldsSchema>;

export const fieldOf = (type: MailType, part: MailPart, locale: Locale): string => `${type} ${part} ${locale}`;

const PLACES = MAIL_TYPES.flatMap((type) =>
  MAIL_PARTS.flatMap((part) => LOCALES.map((locale) => ({ type, part, locale, field: fieldOf(type, part, locale) }))),
);

export const fieldsOf = ({ texts }: MailTexts): MailFields =>
  Object.fromEntries(PLACES.map(({ type, part, locale, field }) => [field, texts[type]?.[part][locale] ?? '']));

/** The texts of one type. */
export function textOf(fields: MailFields, type: MailType): MailText {
  const inBoth = (part: MailPart) => {
    const said = (locale: Locale) => (fields[fieldOf(type, part, locale)] ?? '').trim();
    return { ro: said('ro'), en: said('en') };
  };
  return { subject: inBoth('subject'), opening: inBoth('opening') };
}

/** Whether a type says anything of its own. */
export const isChanged = (fields: MailFields, type: MailType): boolean =>
  PLACES.some((place) => place.type === type && (fields[place.field] ?? '').trim() !== '');

/** Types without texts of their own are left out. */
export const textsOf = (fields: MailFields): MailTexts => ({
  texts: Object.fromEntries(
    MAIL_TYPES.filter((type) => isChanged(fields, type)).map((type) => [type, textOf(fields, type)]),
  ),
});

/** The fields with what a change had changed put back, and nothing else: other mails were changed since. */
export function putBack(fields: MailFields, before: MailTexts, after: MailTexts): MailFields {
  const [was, became] = [fieldsOf(before), fieldsOf(after)];
  return { ...fields, ...Object.fromEntries(Object.entries(was).filter(([field, text]) => became[field] !== text)) };
}
