import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const betterSleep: PublishedCourse = {
  id: 'better-sleep',
  ownerUid: PEOPLE.ilinca.uid,
  baseLocale: 'ro',
  title: { ro: 'Somn mai bun în patru săptămâni', en: 'Better sleep in four weeks' },
  subtitle: {
    ro: 'Obiceiuri mici, încercate pe rând, fără aplicații și fără vină.',
    en: 'Small habits, tried one at a time, without apps or guilt.',
  },
  description: {
    ro: 'Un curs pentru oameni care dorm prost fiindcă trăiesc repede. În fiecare săptămână schimbi un singur lucru și notezi ce se întâmplă. Afli cum lucrează somnul, ce faci cu gândurile de la trei noaptea și când e momentul să mergi la medic. Cursul nu înlocuiește un consult.',
    en: 'A course for people who sleep badly because they live fast. Each week you change one thing and note what happens. You learn how sleep works, what to do with thoughts at three in the morning and when it is time to see a doctor. The course does not replace medical advice.',
  },
  outcomes: {
    ro: ['Ții un jurnal de somn', 'Fixezi ora de trezire', 'Te liniștești prin respirație', 'Știi când să ceri ajutor'],
    en: ['Keep a sleep diary', 'Fix your waking time', 'Calm down through breathing', 'Know when to ask for help'],
  },
  categoryId: 'wellbeing',
  level: 'beginner',
  instructors: [{ uid: PEOPLE.ilinca.uid, name: PEOPLE.ilinca.name }],
  publishedDaysAgo: 150,
  version: 2,
  learners: 26,
  units: [
    unit('understand', { ro: 'Înțelege', en: 'Understand' }, [
      preview(
        text(
          'two-forces',
          6,
          { ro: 'Două forțe te adorm', en: 'Two forces put you to sleep' },
          {
            ro: `
Adormi când se întâlnesc două lucruri. Primul este **presiunea somnului**: crește cu fiecare oră de veghe și scade când dormi. Al doilea este **ceasul intern**, care pregătește corpul pentru noapte după lumină, mese și mai ales după ora trezirii.

De aici se explică multe:

- somnul lung de după-amiază consumă presiunea de care ai nevoie seara;
- dimineața leneșă de duminică mută ceasul și face grea noaptea spre luni;
- cafeaua nu dă energie, ci acoperă presiunea câteva ore.

## Săptămâna 1

Nu schimba nimic. Notează doar patru lucruri în fiecare dimineață: când te-ai culcat, cam când ai adormit, când te-ai trezit și cum te simți, de la 1 la 5.
`,
            en: `
You fall asleep when two things meet. The first is **sleep pressure**: it grows with every hour awake and falls as you sleep. The second is the **body clock**, which prepares you for the night according to light, meals and above all the time you wake up.

That explains a good deal:

- a long afternoon nap spends the pressure you need in the evening;
- a lazy Sunday morning shifts the clock and makes the night before Monday hard;
- coffee does not give energy, it covers the pressure for a few hours.

## Week 1

Change nothing. Just note four things each morning: when you went to bed, roughly when you fell asleep, when you woke and how you feel, from 1 to 5.
`,
          },
        ),
      ),
      text(
        'waking-time',
        5,
        { ro: 'Fixează dimineața, nu seara', en: 'Fix the morning, not the evening' },
        {
          ro: `
Nu poți hotărî când adormi, dar poți hotărî când te ridici din pat. De aceea începem cu dimineața.

Alege o oră de trezire pe care o poți ține **șapte zile din șapte**, cu abatere de cel mult o jumătate de oră. Apoi, în prima oră, ieși la lumină măcar zece minute, chiar și când e înnorat: lumina de afară e de multe ori mai puternică decât becul din bucătărie.

Primele zile vor fi grele. Somnolența de seară care urmează nu e un eșec, ci presiunea somnului întorcându-se la locul ei.

## Săptămâna 2

Ține ora fixă și continuă jurnalul. Dacă ai dormit prost, nu recupera dimineața; culcă-te mai devreme seara următoare, dar numai dacă îți este somn.
`,
          en: `
You cannot decide when you fall asleep, but you can decide when you get out of bed. So we begin with the morning.

Choose a waking time you can keep **seven days out of seven**, within half an hour. Then, in the first hour, spend at least ten minutes in daylight, even under cloud: outdoor light is many times stronger than the kitchen bulb.

The first days will be hard. The evening drowsiness that follows is not a failure; it is sleep pressure returning to its place.

## Week 2

Keep the fixed time and carry on with the diary. If you slept badly, do not make up for it in the morning; go to bed earlier the next evening, but only if you feel sleepy.
`,
        },
      ),
    ]),
    unit('practise', { ro: 'Exersează', en: 'Practise' }, [
      video(
        'breathing',
        5,
        'breath',
        { ro: 'Respirația patru-șase', en: 'Four-six breathing' },
        {
          ro: `
Urmărește cercul: crește cât numeri până la patru, scade cât numeri până la șase. Expirația mai lungă decât inspirația încetinește pulsul și îi spune corpului că nu e nicio grabă.

1. Întinde-te pe spate, cu o mână pe burtă.
2. Inspiră pe nas patru secunde; mâna urcă.
3. Expiră șase secunde, fără să împingi aerul.
4. Repetă cam cinci minute, adică vreo treizeci de respirații.

Dacă amețești, respiri prea adânc; fă-o mai mic, nu mai repede. Dacă pierzi numărătoarea, ia-o de la unu.

## Săptămâna 3

Fă exercițiul **ziua**, de două ori, înainte să-l folosești seara. O unealtă învățată la lumină se găsește mai ușor pe întuneric.
`,
          en: `
Follow the circle: it grows while you count to four and shrinks while you count to six. A breath out that is longer than the breath in slows the pulse and tells the body there is no hurry.

1. Lie on your back with a hand on your belly.
2. Breathe in through your nose for four seconds; the hand rises.
3. Breathe out for six seconds without pushing the air.
4. Repeat for about five minutes, some thirty breaths.

If you feel dizzy you are breathing too deeply; make it smaller, not faster. If you lose count, start again at one.

## Week 3

Do the exercise **by day**, twice, before you use it at night. A tool learned in daylight is easier to find in the dark.
`,
        },
      ),
      text(
        'three-in-the-morning',
        6,
        { ro: 'Ora trei noaptea', en: 'Three in the morning' },
        {
          ro: `
Trezirile scurte sunt firești; de cele mai multe nici nu-ți amintești. Problema începe când te uiți la ceas și socotești: „mai am trei ore și jumătate”. Socoteala te trezește de tot.

Ce ajută:

- **întoarce ceasul** cu fața la perete;
- dacă după vreo douăzeci de minute ești treaz și încordat, **ridică-te**, stai într-o lumină slabă, citește ceva plicticos și revino când ți se închid ochii;
- gândurile de făcut se scriu pe o foaie **seara, înainte de culcare**, cu primul pas lângă fiecare.

Patul trebuie să rămână locul unde dormi, nu biroul unde îți faci griji.

## De ținut minte

O noapte proastă se simte, dar rareori strică ziua atât cât te temi la trei noaptea.
`,
          en: `
Short awakenings are natural; most of them you do not even remember. Trouble begins when you look at the clock and do the sum: “three and a half hours left”. The sum wakes you completely.

What helps:

- **turn the clock** to the wall;
- if after some twenty minutes you are awake and tense, **get up**, sit in dim light, read something dull and return when your eyes close;
- things to do go onto paper **in the evening, before bed**, with the first step next to each.

Bed should remain the place where you sleep, not the office where you worry.

## Worth remembering

You will feel a bad night, but it rarely spoils the day as much as you fear at three o’clock.
`,
        },
      ),
      text(
        'when-to-ask',
        5,
        { ro: 'Când mergi la medic', en: 'When to see a doctor' },
        {
          ro: `
Obiceiurile fac mult, dar nu fac tot. Vorbește cu medicul dacă:

- sforăi tare și cineva a observat că **ți se oprește respirația**;
- adormi ziua fără să vrei, la volan sau în timpul unei discuții;
- de mai bine de trei luni dormi prost cel puțin trei nopți pe săptămână;
- picioarele îți sunt neliniștite seara și nu le poți ține locului;
- odată cu somnul s-a dus și pofta de viață.

Ia cu tine **jurnalul** din cele patru săptămâni. Pentru un medic valorează mai mult decât „dorm prost de mult”.

## Săptămâna 4

Recitește jurnalul. Alege cele două obiceiuri care au schimbat cel mai mult și păstrează-le doar pe acelea. Restul pot aștepta.
`,
          en: `
Habits do a lot, but not everything. Talk to a doctor if:

- you snore loudly and someone has noticed that **your breathing stops**;
- you fall asleep by day without meaning to, at the wheel or in mid-conversation;
- for more than three months you have slept badly at least three nights a week;
- your legs are restless in the evening and will not keep still;
- along with sleep, the pleasure in life has gone.

Take the **diary** of these four weeks with you. To a doctor it is worth more than “I have slept badly for ages”.

## Week 4

Read the diary again. Choose the two habits that changed most and keep only those. The rest can wait.
`,
        },
      ),
    ]),
  ],
};
