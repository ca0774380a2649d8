import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of what a request may ask for besides a time. */
export const { useT: useWishWords } = createOwnTranslator(
  {
    language: 'Limba întâlnirii',
    weeks: 'De câte ori',
    once: 'O singură dată',
    weekly_one: '{{count}} săptămână la rând',
    weekly_few: '{{count}} săptămâni la rând, la aceeași oră',
    weekly_other: '{{count}} de săptămâni la rând, la aceeași oră',
    shares: '{{name}} poate vedea cursurile mele și cât am parcurs',
    sharesHint: 'Poți lua înapoi acordul oricând, din programare.',
    allOrNone: 'Toate sau niciuna. Le poți muta sau anula pe toate, sau pe fiecare separat.',
    conflicts: 'Nu s-a programat nimic: nu merg toate săptămânile',
    conflict: '{{date}}: {{reason}}',
  },
  {
    language: 'Language of the session',
    weeks: 'How often',
    once: 'Once',
    weekly_one: '{{count}} week in a row',
    weekly_other: '{{count}} weeks in a row, at the same time',
    shares: '{{name}} may see my courses and how far I am',
    sharesHint: 'You can take this back at any time, in the booking.',
    allOrNone: 'All or none. You can move or cancel all of them, or each by itself.',
    conflicts: 'Nothing was booked: not every week is possible',
    conflict: '{{date}}: {{reason}}',
  },
);
