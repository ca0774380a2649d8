import type { Question } from '@cursiv/shared-domain';
import { quiz } from '../../course-content.ts';

const line = (id: string, ro: string, en: string) => ({ id, text: { ro, en } });
const option = (id: string, ro: string, en: string, why?: { ro: string; en: string }) => ({
  ...line(id, ro, en),
  explanation: why ?? {},
});

const QUESTIONS: Question[] = [
  {
    id: 'cause',
    type: 'single',
    prompt: {
      ro: 'Orașele cu mai mulți pompieri au mai multe incendii. Ce explică cel mai bine legătura?',
      en: 'Cities with more firefighters have more fires. What explains the link best?',
    },
    options: [
      option('arson', 'Pompierii provoacă incendii', 'Firefighters cause fires'),
      option('size', 'Orașele mari au mai mult din amândouă', 'Large cities have more of both'),
      option('chance', 'Întâmplarea', 'Chance', {
        ro: 'Legătura se repetă peste tot, deci nu e întâmplare.',
        en: 'The link repeats everywhere, so it is not chance.',
      }),
    ],
    right: 'size',
    explanation: {
      ro: 'O a treia cauză, ascunsă: mărimea orașului.',
      en: 'A third, hidden cause: the size of the city.',
    },
    points: 1,
  },
  {
    id: 'chart',
    type: 'multiple',
    prompt: {
      ro: 'La ce te uiți înainte să crezi un grafic cu coloane?',
      en: 'What do you look at before you believe a column chart?',
    },
    options: [
      option('axis', 'Unde începe axa', 'Where the axis begins'),
      option('period', 'Ce perioadă arată', 'Which period it shows'),
      option('colour', 'Ce culori are', 'Which colours it has'),
    ],
    right: ['axis', 'period'],
    explanation: {},
    points: 2,
  },
  {
    id: 'zero',
    type: 'trueFalse',
    prompt: {
      ro: 'Un grafic cu linii poate să nu înceapă de la zero.',
      en: 'A line chart may begin elsewhere than at zero.',
    },
    right: true,
    explanation: {
      ro: 'La linii ochiul compară pante, nu înălțimi.',
      en: 'With lines the eye compares slopes, not heights.',
    },
    points: 1,
  },
  {
    id: 'middle',
    type: 'short',
    prompt: {
      ro: 'Cum se numește valoarea din mijlocul șirului ordonat?',
      en: 'What is the value in the middle of the ordered row called?',
    },
    accepted: { ro: ['mediana', 'mediană'], en: ['median', 'the median'] },
    ignoresDiacritics: true,
    explanation: {},
    points: 1,
  },
  {
    id: 'order',
    type: 'ordering',
    prompt: {
      ro: 'Pune în ordine, de la dovada cea mai slabă la cea mai puternică.',
      en: 'Put in order, from the weakest evidence to the strongest.',
    },
    items: [
      line('story', 'O întâmplare povestită', 'A story that somebody tells'),
      line('survey', 'Un sondaj', 'A survey'),
      line('experiment', 'Un experiment cu grupuri trase la sorți', 'An experiment with groups drawn by lot'),
    ],
    explanation: {},
    points: 1,
  },
  {
    id: 'match',
    type: 'matching',
    prompt: { ro: 'Potrivește întrebarea cu ce află.', en: 'Match the question with what it finds out.' },
    pairs: [
      {
        id: 'whole',
        left: { ro: 'Din câți?', en: 'Out of how many?' },
        answerId: 'm1',
        right: { ro: 'Întregul', en: 'The whole' },
      },
      {
        id: 'who',
        left: { ro: 'Cine a numărat?', en: 'Who counted?' },
        answerId: 'm2',
        right: { ro: 'Sursa', en: 'The source' },
      },
    ],
    explanation: {},
    points: 1,
  },
];

/** A quiz over the whole course, with a question of every type. */
export const statisticsQuiz = quiz(
  'what-would-you-ask',
  8,
  { ro: 'Ce ai întreba?', en: 'What would you ask?' },
  {
    ro: `
Ai la îndemână toate întrebările cursului. Acum le folosești fără să te uiți înapoi: șase situații, ca acelea pe care le întâlnești într-o săptămână de știri. Citește fiecare enunț până la capăt, fiindcă uneori un singur cuvânt schimbă răspunsul.

- Răspunsurile se salvează pe măsură ce le dai, așa că poți închide pagina și reveni mai târziu, chiar de pe alt dispozitiv.
- Ai câte încercări vrei, iar ordinea întrebărilor se schimbă de fiecare dată.
- După ce predai testul, vezi ce era corect și de ce.

Promovezi cu șaptezeci la sută din puncte. Dacă nu iese din prima, recitește lecția la care ai greșit și mai încearcă o dată; scopul e să-ți rămână întrebările, nu nota.
`,
    en: `
You have all the questions of the course at hand. Now use them without looking back: six situations like those you meet in a week of news. Read each one to the end, because sometimes a single word changes the answer.

- Your answers are saved as you give them, so you can close the page and come back later, even on another device.
- You have as many attempts as you like, and the order of the questions changes every time.
- Once you hand the quiz in, you see what was right, and why.

You pass with seventy per cent of the points. If it does not work the first time, read the lesson where you went wrong again and take another try; the aim is to keep the questions, not the mark.
`,
  },
  QUESTIONS,
);
