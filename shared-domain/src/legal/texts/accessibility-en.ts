import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Accessibility',
  summary: 'How we make Cursiv usable for everybody, and what to do when something stands in your way.',
  text: `## What we aim for

The pages follow WCAG 2.2, level AA, in Romanian and in English:

- everything can be done with the keyboard, and you can see where you are;
- every field has a label, and a mistake is explained beside it;
- text can be made twice as large, and pages fit a narrow screen;
- contrast is checked in the light and in the dark theme;
- whoever asks their system for less motion gets less motion;
- the player works with the keyboard, and shows the captions and the transcript that the author has added.

Every page is checked automatically in both languages before it is published.

## What does not work well yet

Lessons, resources and files are their authors' own. Some videos have no captions, and some PDF files are not tagged. Automatic checks do not find everything: we have not yet had the site evaluated by people who use assistive technology every day.

## Tell us

If something stands in your way, [write to us](/en/contact): which page you were on, what you wanted to do, and what you use (browser, screen reader).`,
};
