import { stem } from './stem.ts';

/** Words that people use for one subject, in both languages; who looks for one of them is glad of the others. */
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

/** Stems of other words for the same subject. */
export const relatedStems = (word: string): string[] => {
  const own = stem(word);
  return [...new Set(SUBJECTS.filter((stems) => stems.includes(own)).flat())].filter((other) => other !== own);
};
