import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const romanianForNewcomers: PublishedCourse = {
  id: 'romanian-for-newcomers',
  ownerUid: PEOPLE.instructor.uid,
  baseLocale: 'en',
  title: { en: 'Romanian for newcomers' },
  subtitle: { en: 'Enough Romanian to greet, buy, ask and be understood in your first month.' },
  description: {
    en: 'You have moved to Romania, or you visit often, and smiling in English is no longer enough. In five short lessons you learn to read the letters aloud, greet the right person in the right way, order at a market stall, ask for directions and repair a conversation that has gone too fast. No grammar tables until you need one.',
  },
  outcomes: {
    en: [
      'Read any Romanian word aloud',
      'Choose between tu and dumneavoastră',
      'Buy food at a market',
      'Ask people to slow down',
    ],
  },
  categoryId: 'languages',
  level: 'beginner',
  instructors: [{ uid: PEOPLE.instructor.uid, name: PEOPLE.instructor.name }],
  publishedDaysAgo: 21,
  version: 1,
  learners: 17,
  units: [
    unit('sounds', { en: 'Sounds and greetings' }, [
      preview(
        video(
          'five-letters',
          6,
          'diacritics',
          { en: 'Five letters you have not met' },
          {
            en: `
Romanian is written almost as it sounds, so ten minutes with five letters let you read every street sign aloud.

- **ă** is the *a* in *about*: *apă* (water)
- **â** and **î** are one sound, said with the tongue drawn back, as if someone had surprised you mid-*ee*: *pâine* (bread), *înainte* (forward)
- **ș** is *sh*: *școală* (school)
- **ț** is *ts*: *țară* (country)

The little mark under *ș* and *ț* is a comma, not a cedilla; older fonts get it wrong, and now you will notice.

## Read aloud

*Bună ziua. O pâine și două mere, vă rog. Mulțumesc!* You have just bought bread and two apples. The stress usually falls near the end of the word: mulțu**mesc**.
`,
          },
        ),
      ),
      preview(
        text(
          'greetings',
          6,
          { en: 'Hello, and to whom' },
          {
            en: `
*Bună ziua* works with everyone from mid-morning until dusk. Before that say *Bună dimineața*, afterwards *Bună seara*. Among friends, *Bună* or *Salut* is enough, and *Pa* says goodbye.

## Tu or dumneavoastră

Romanian has a close *you*, **tu**, and a respectful one, **dumneavoastră**. Use the second with strangers, older people and anyone behind a counter. It takes the plural verb:

- *Ce faci?* How are you? (to a friend)
- *Ce mai faceți?* How are you? (respectful)

If you are unsure, begin with *dumneavoastră* and wait. Someone will say *Poți să-mi spui tu*, “you can say *tu* to me”. Accept with a smile; going back to the formal form afterwards would feel like a door closing.
`,
          },
        ),
      ),
    ]),
    unit('out-and-about', { en: 'Out and about' }, [
      text(
        'at-the-market',
        7,
        { en: 'At the market' },
        {
          en: `
A market stall is the best classroom in town: the vocabulary is lying in front of you, with prices.

1. *Cât costă roșiile?* How much are the tomatoes?
2. *Zece lei kilogramul.* Ten lei a kilo.
3. *Un kilogram, vă rog.* One kilo, please.
4. *Altceva?* Anything else?
5. *Nu, atât. Mulțumesc.* No, that’s all. Thank you.

## One, two and the gender of tomatoes

Only *one* and *two* change with the noun: **un** măr, **doi** pepeni, but **o** roșie, **două** roșii. From three on, numbers stay still until twenty, when a small **de** appears: *douăzeci de mere*. Forget it and people will understand; remember it and they will be impressed.
`,
        },
      ),
      text(
        'directions',
        6,
        { en: 'Finding your way' },
        {
          en: `
Start with *Nu vă supărați*, literally “don’t be upset”, the polite way to stop a stranger. Then *unde este…?*, where is…?

> *Nu vă supărați, unde este gara?* Excuse me, where is the station?

Listen for four words in the answer: **dreapta** (right), **stânga** (left), **înainte** (straight on) and **colț** (corner). Everything else is usually decoration and hand movements.

- *Mergeți înainte până la semafor.* Go straight on to the traffic lights.
- *Apoi la stânga.* Then left.
- *E chiar pe colț.* It’s right on the corner.

Repeat the directions back with a rising voice: *Înainte, apoi stânga?* It checks your understanding, and it is excellent practice that costs nothing. End with *Mulțumesc frumos*, “thank you nicely”.
`,
        },
      ),
      text(
        'repairing',
        5,
        { en: 'When it goes too fast' },
        {
          en: `
Understanding everything is not the goal of your first month. Keeping the conversation alive is. Learn these until they come without thinking:

- *Mai rar, vă rog.* More slowly, please.
- *Puteți să repetați?* Can you repeat that?
- *Ce înseamnă „bon”?* What does “bon” mean?
- *Cum se spune „receipt”?* How do you say “receipt”?

Notice the quotation marks: Romanian opens them low and closes them high.

## A week of practice

Choose one phrase a day and use it with a real person before evening. Write down the answer you got, never mind the spelling. By Sunday you will have five small conversations, and the baker will have started greeting you first. That is fluency arriving, one loaf at a time.
`,
        },
      ),
    ]),
  ],
};
