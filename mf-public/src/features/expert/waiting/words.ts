import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of the waiting list for an expert. */
export const { useT: useWaitingWords } = createOwnTranslator(
  {
    title: 'Nicio oră liberă',
    text: 'Te poți așeza pe lista de așteptare: când se eliberează o oră, îți este păstrată și îți scriem. Fiecare la rândul lui.',
    ownText: 'Toate orele tale sunt luate. Cine te caută se poate așeza pe lista de așteptare.',
    looking: 'Se caută locul tău pe listă',
    signIn: 'Intră în cont ca să te așezi pe listă',
    join: 'Așază-mă pe lista de așteptare',
    leave: 'Ieși de pe listă',
    waiting: 'Ești pe lista de așteptare, pe locul {{place}}.',
    waitingText: 'Îți scriem când se eliberează o oră; o păstrăm pentru tine până la două ore.',
    held: 'O oră este păstrată pentru tine: {{date}} ({{city}})',
    heldText: 'Până {{date}} ({{city}}). Dacă nu o ceri, trece la următorul.',
    take: 'Vezi ora',
  },
  {
    title: 'No free time',
    text: 'You can join the waiting list: when a time becomes free, it is held for you and we write to you. Everybody in turn.',
    ownText: 'All your times are taken. Whoever looks for you can join the waiting list.',
    looking: 'Looking up your place on the list',
    signIn: 'Sign in to join the list',
    join: 'Join the waiting list',
    leave: 'Leave the list',
    waiting: 'You are on the waiting list, number {{place}}.',
    waitingText: 'We write to you when a time becomes free, and hold it for you for up to two hours.',
    held: 'A time is held for you: {{date}} ({{city}})',
    heldText: 'Until {{date}} ({{city}}). If you do not request it, it goes to the next in line.',
    take: 'See the time',
  },
);
