import { stem } from './stem.ts';

/** Words for one subject, in both languages; a search for one of them also finds the others. */
const SUBJECTS = [
  'somn dormi dormit adormi insomnie odihna oboseala sleep asleep insomnia rest tired',
  'tabel tabele excel calcul foaie spreadsheet table sheet',
  'negociere negocia tocmi negotiation negotiate bargain',
  'programare cod programator python programming coding code developer',
  'fotografie foto poza poze imagine photography photo picture camera',
  'email emailuri mail corespondenta scrisoare letter correspondence',
  'statistica cifre date procente statistics numbers data figures',
  'siguranta securitate parola parole phishing frauda safety security password privacy fraud scam',
  'caligrafie scris litera handwriting calligraphy',
  'tipografie font fonturi litere typography typeface',
  'buget economii facturi pfa freelancer antreprenor budget invoice freelance taxes',
  'engleza english',
  'romana romanian',
  'telefon mobil phone mobile',
].map((words) => words.split(' ').map(stem));

/** Stems of synonyms. */
export const relatedStems = (word: string): string[] => {
  const own = stem(word);
  return [...new Set(SUBJECTS.filter((stems) => stems.includes(own)).flat())].filter((other) => other !== own);
};
