import type { Translation } from '@cursiv/shared-i18n';
import type { legalTexts as ro } from '../ro/legal-texts.ts';

export const legalTexts: Translation<typeof ro> = {
  terms: {
    title: 'Terms of use',
    lead: 'Whoever has an account is told what changed, and asked to accept.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'Whoever has an account is told what changed, and asked to accept.',
  },
  cookies: { title: 'Page about cookies', lead: 'What the browsers of visitors keep, and what it is for.' },
  accessibility: {
    title: 'Accessibility statement',
    lead: 'What works for everybody, what does not yet, and whom to write to.',
  },
  legal: {
    words: 'The text',
    present: 'In force: the version of {{date}}.',
    look: 'See the page',
    product: 'The text that came with the product',
    productHint: 'It changes together with the product. The page says that it is a template.',
    own: 'Our own text',
    ownHint: 'Written here, in both languages. It begins with the text that came with the product.',
    text: { ro: 'The text in Romanian', en: 'The text in English' },
    textHint: 'Markdown: ## heading, - list, [link](/en/contact). HTML is shown as text.',
    characters: '{{length}} of {{max}}',
    preview: { ro: 'How it looks in Romanian', en: 'How it looks in English' },
    version: 'The version',
    versionIntro: 'The text shows as soon as you save it; the one before stays to be read, below the list of versions.',
    on: 'Applies from',
    correction:
      'This is the day of the present version. The change is a correction: it replaces the text of that day, and nobody is told.',
    told: 'Whoever has an account sees what changed on their next page, and is asked to accept.',
    change: { ro: 'What changed, in Romanian', en: 'What changed, in English' },
    source: 'Whose text it is',
    problem: {
      missing: 'Fill in this field.',
      tooLong: 'The text is too long.',
      before: 'Choose a day after the version in force ({{date}}).',
      far: 'Choose one of the next 60 days.',
    },
  },
};
