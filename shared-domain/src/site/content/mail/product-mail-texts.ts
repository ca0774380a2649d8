import { LOCALES, type Locale } from '../../../l10n/l10n.ts';
import { mails as mailsEn } from '../../../words/mails-en.ts';
import { mails as mailsRo } from '../../../words/mails-ro.ts';
import { said as saidEn } from '../../../words/notifications-en.ts';
import { said as saidRo } from '../../../words/notifications-ro.ts';
import {
  MAIL_PARTS,
  MAIL_TYPES,
  type MailPart,
  type MailText,
  type MailTextProblem,
  type MailTexts,
  type MailType,
  type MailWords,
  mailTextProblem,
} from './mail-texts.ts';

const WORDS = { ro: { mails: mailsRo, said: saidRo }, en: { mails: mailsEn, said: saidEn } };

/** What the product says: of a notification its sentence, which without its full stop is the subject, too. */
export function productMailText(type: MailType, locale: Locale): Record<MailPart, string> {
  const { mails, said } = WORDS[locale];
  if (type in mails) return mails[type as keyof MailWords];
  const [about = '', event = ''] = type.split('.');
  const opening = (said as Record<string, Record<string, string>>)[about]?.[event] ?? '';
  return { subject: opening.replace(/\.$/, ''), opening };
}

/** A text that cannot stand for the product's. */
export interface WrongMailText {
  type: MailType;
  part: MailPart;
  locale: Locale;
  problem: MailTextProblem;
}

const problemOf = (type: MailType, text: MailText, part: MailPart, locale: Locale) =>
  mailTextProblem(part, text[part][locale], productMailText(type, locale).opening);

/** What is wrong with the texts, in the order of the types. */
export const wrongMailTexts = ({ texts }: MailTexts): WrongMailText[] =>
  MAIL_TYPES.flatMap((type) => {
    const text = texts[type];
    if (!text) return [];
    return MAIL_PARTS.flatMap((part) =>
      LOCALES.flatMap((locale) => {
        const problem = problemOf(type, text, part, locale);
        return problem ? [{ type, part, locale, problem }] : [];
      }),
    );
  });

/** What a mail of a type says in a language: the operator's text where there is one that can stand, else the product's. */
export function mailTextOf({ texts }: MailTexts, type: MailType, locale: Locale): Record<MailPart, string> {
  const product = productMailText(type, locale);
  const own = texts[type];
  if (!own) return product;
  const said = (part: MailPart) =>
    problemOf(type, own, part, locale) === undefined ? own[part][locale] || product[part] : product[part];
  return { subject: said('subject'), opening: said('opening') };
}
