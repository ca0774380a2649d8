import { PEOPLE } from '../../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../../course-content.ts';
import { statisticsQuiz } from './statistics-quiz.ts';

export const statisticsInTheNews: PublishedCourse = {
  id: 'statistics-in-the-news',
  ownerUid: PEOPLE.instructor.uid,
  baseLocale: 'ro',
  title: { ro: 'Statistica din știri', en: 'Statistics in the news' },
  subtitle: {
    ro: 'Citește cifrele din titluri fără să le crezi pe cuvânt și fără să le respingi.',
    en: 'Read the numbers in headlines without swallowing them or dismissing them.',
  },
  description: {
    ro: 'Un titlu spune că riscul s-a dublat, un grafic arată o prăpastie, un sondaj anunță un câștigător. Cursul îți dă cinci întrebări pe care le poți pune oricărei cifre, fără formule grele. Exemplele sunt inventate, dar le vei recunoaște chiar în seara asta.',
    en: 'A headline says the risk has doubled, a chart shows a cliff, a poll announces a winner. This course gives you five questions to put to any number, with no heavy formulas. The examples are made up, but you will recognise them this very evening.',
  },
  outcomes: {
    ro: [
      'Deosebești media de mediană',
      'Traduci riscul relativ în oameni',
      'Citești marja unui sondaj',
      'Vezi când un grafic exagerează',
    ],
    en: [
      'Tell mean from median',
      'Turn relative risk into people',
      'Read a poll’s margin',
      'See when a chart exaggerates',
    ],
  },
  categoryId: 'science',
  level: 'intermediate',
  instructors: [
    { uid: PEOPLE.instructor.uid, name: PEOPLE.instructor.name },
    { uid: PEOPLE.sorin.uid, name: PEOPLE.sorin.name },
  ],
  publishedDaysAgo: 48,
  version: 1,
  learners: 20,
  units: [
    unit('numbers', { ro: 'Cifre', en: 'Numbers' }, [
      preview(
        video(
          'the-average-person',
          5,
          'median',
          { ro: 'Omul mediu nu există', en: 'The average person does not exist' },
          {
            ro: `
„Salariul mediu a crescut.” Al cui? Clipul arată de ce întrebarea contează: o singură valoare foarte mare trage **media** după ea, iar **mediana** rămâne la omul din mijloc.

Într-un birou lucrează nouă oameni cu 5 000 de lei și un director cu 55 000. Media este 10 000, deși nimeni nu câștigă atât. Mediana este 5 000 și descrie bine pe aproape toată lumea.

## Prima întrebare

Când citești „în medie”, întreabă: **cum arată șirul?** Dacă valorile pot fi uriașe, ca averile, chiriile sau timpii de așteptare, caută mediana. Dacă se strâng în jurul mijlocului, ca înălțimile, media e la fel de bună. Jurnaliștii atenți scriu care dintre ele este.
`,
            en: `
“The average salary has risen.” Whose? The clip shows why the question matters: a single very large value drags the **mean** along, while the **median** stays with the person in the middle.

In an office there are nine people on 5,000 lei and a director on 55,000. The mean is 10,000, although nobody earns that. The median is 5,000 and describes nearly everyone well.

## The first question

When you read “on average”, ask: **what does the row look like?** If values can be huge, as with wealth, rents or waiting times, look for the median. If they gather around the middle, as heights do, the mean is just as good. Careful journalists say which one they used.
`,
          },
        ),
      ),
      text(
        'doubled-risk',
        6,
        { ro: 'Riscul s-a dublat. De la cât?', en: 'The risk doubled. From what?' },
        {
          ro: `
„Produsul X dublează riscul!” Dublarea este o comparație, iar o comparație fără punct de plecare nu spune nimic.

Tradu în **oameni**. Să zicem că, din 10 000 de persoane, o boală apare la 2 în mod obișnuit și la 4 dintre cei care folosesc produsul. Riscul s-a dublat, e adevărat. La fel de adevărat: 9 996 din 10 000 nu pățesc nimic, iar diferența este de **2 oameni la 10 000**.

- *risc relativ*: de două ori mai mare;
- *risc absolut*: cu 0,02 puncte procentuale mai mare.

## A doua întrebare

**Câți dintr-o mie, înainte și după?** Dacă articolul nu spune, nu poți hotărî nimic pe baza lui. Atenție și invers: „doar cu 1 % mai mult” poate însemna mulți oameni într-o țară întreagă.
`,
          en: `
“Product X doubles the risk!” Doubling is a comparison, and a comparison without a starting point says nothing.

Translate it into **people**. Suppose that, out of 10,000, an illness usually appears in 2 and in 4 of those who use the product. The risk has doubled, true. Equally true: 9,996 out of 10,000 come to no harm, and the difference is **2 people in 10,000**.

- *relative risk*: twice as high;
- *absolute risk*: 0.02 percentage points higher.

## The second question

**How many in a thousand, before and after?** If the article does not say, you cannot decide anything from it. Beware of the reverse too: “only 1% more” can mean many people across a whole country.
`,
        },
      ),
      text(
        'polls',
        6,
        { ro: 'Ce poate spune un sondaj', en: 'What a poll can say' },
        {
          ro: `
Ca să afli dacă supa e sărată, ajunge o lingură, cu o condiție: să amesteci bine. La fel e sondajul. O mie de oameni pot descrie milioane, dacă sunt aleși astfel încât **oricine să fi putut nimeri printre ei**.

La o mie de oameni, marja de eroare e cam **±3 puncte**. Dacă A are 41 % și B are 39 %, titlul „A conduce” spune mai mult decât știe sondajul: A poate fi între 38 și 44, B între 36 și 42.

Marja nu acoperă însă lingura prost amestecată. Un sondaj pe site-ul unei reviste de grădinărit, cu o sută de mii de răspunsuri, descrie grădinarii care răspund la sondaje.

## A treia întrebare

**Cine a fost întrebat și cine n-a răspuns?**
`,
          en: `
To learn whether soup is salty a spoonful will do, on one condition: stir well. A poll is the same. A thousand people can describe millions if they are chosen so that **anyone could have been among them**.

For a thousand people the margin of error is about **±3 points**. If A has 41% and B has 39%, the headline “A leads” says more than the poll knows: A may be between 38 and 44, B between 36 and 42.

But the margin does not cover a badly stirred spoon. A survey on a gardening magazine’s website, with a hundred thousand answers, describes gardeners who answer surveys.

## The third question

**Who was asked, and who did not answer?**
`,
        },
      ),
    ]),
    unit('stories', { ro: 'Povești', en: 'Stories' }, [
      text(
        'cause',
        6,
        { ro: 'Împreună nu înseamnă din cauză', en: 'Together does not mean because' },
        {
          ro: `
Când se vinde mai multă înghețată, se îneacă mai mulți oameni. Nu înghețata e de vină, ci **vara**, care le aduce pe amândouă. Un al treilea lucru, ascuns, leagă două șiruri care nu se ating.

Înainte să crezi „din cauza”, treci prin patru explicații:

1. A produce B, așa cum spune titlul.
2. B produce A: poate oamenii bolnavi beau mai mult ceai, nu ceaiul îmbolnăvește.
3. C le produce pe amândouă: vârsta, banii, anotimpul.
4. **Întâmplarea**: dacă cercetezi o sută de perechi, câteva se vor potrivi de la sine.

## A patra întrebare

**A schimbat cineva ceva, la întâmplare, ca să vadă ce urmează?** Experimentele cu grupuri trase la sorți răspund la „din cauză”. Celelalte studii pun, cinstit, doar întrebarea.
`,
          en: `
When more ice cream is sold, more people drown. The ice cream is not to blame; **summer** brings both. A third, hidden thing links two series that never touch.

Before believing “because of”, go through four explanations:

1. A produces B, as the headline says.
2. B produces A: perhaps ill people drink more tea, rather than tea making people ill.
3. C produces both: age, money, the season.
4. **Chance**: if you examine a hundred pairs, a few will match by themselves.

## The fourth question

**Did anyone change something, at random, to see what follows?** Experiments with groups drawn by lot can answer “because”. Other studies, honestly, only raise the question.
`,
        },
      ),
      text(
        'charts',
        6,
        { ro: 'Graficul cu prăpastie', en: 'The chart with a cliff' },
        {
          ro: `
Două coloane: una pare de trei ori mai înaltă. Te uiți la axă: începe de la 96, nu de la zero. Valorile sunt 97 și 99. Nimeni n-a mințit, dar ochiul a înțeles altceva.

La **coloane**, axa începe de la zero, fiindcă ochiul compară înălțimi. La **linii** poate începe de altundeva, fiindcă ochiul compară pante, dar axa trebuie să se vadă limpede.

Alte trei locuri unde să te uiți:

- **perioada**: de ce începe graficul tocmai în luna cea mai proastă?
- **populația**: total sau la mia de locuitori?
- **a doua axă**, din dreapta, care poate face orice două linii să se întâlnească.

## A cincea întrebare

**Cum ar arăta același grafic desenat de cineva care vrea contrariul?** Schițează-l pe un colț de hârtie.
`,
          en: `
Two columns: one looks three times as tall. You look at the axis: it starts at 96, not at zero. The values are 97 and 99. Nobody lied, yet the eye understood something else.

With **columns** the axis starts at zero, because the eye compares heights. With **lines** it may start elsewhere, because the eye compares slopes, but the axis must be plain to see.

Three more places to look:

- **the period**: why does the chart begin in the very worst month?
- **the population**: total, or per thousand inhabitants?
- **the second axis**, on the right, which can make any two lines meet.

## The fifth question

**What would this chart look like if drawn by someone who wants the opposite?** Sketch it on a scrap of paper.
`,
        },
      ),
      statisticsQuiz,
    ]),
  ],
};
