import type { Translation } from '@cursiv/shared-i18n';
import type { mailTexts as ro } from '../ro/mail-texts.ts';

export const mailTexts: Translation<typeof ro> = {
  mails: {
    title: 'Texts of e-mails',
    lead: 'The subject and the first paragraph of each kind of e-mail, in both languages.',
    texts: 'What the e-mail says',
    textsIntro:
      'An empty field keeps the text of the product. What you save is in the e-mails that leave, within half a minute.',
    type: 'Kind of e-mail',
    changed: '{{mail}} (changed)',
    names:
      'Places that the e-mail fills in: {{names}}. The first paragraph has all of them; the subject only if you like.',
    noNames: 'The texts of this e-mail have no places to fill in.',
    subject: { ro: 'Subject in Romanian', en: 'Subject in English' },
    opening: { ro: 'First paragraph in Romanian', en: 'First paragraph in English' },
    product: 'Text of the product: {{text}}',
    line: '{{mail}} · {{part}}',
    empty: 'Back to the text of the product',
    preview: 'See how it looks',
    previewIn: { ro: 'The e-mail in Romanian', en: 'The e-mail in English' },
    notPreviewed: 'The e-mail could not be shown',
    problem: {
      tooLong: 'The text is too long: {{max}} characters at most.',
      unreadable: 'The text has signs that cannot be seen, or several lines. Type it again.',
      unknown: 'Only these may stand between braces: {{names}}.',
      nameless: 'The texts of this e-mail have no places to fill in. Take the braces out.',
      missing: 'The first paragraph needs all of these: {{names}}. Without them nobody knows what it is about.',
    },
  },
};
