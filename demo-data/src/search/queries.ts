import type { Locale } from '@cursiv/shared-domain';

/** What somebody types, on the page of a language, and the course that they want. */
export type WantedCourse = readonly [text: string, page: Locale, wanted: string];

/** Sixty searches in both languages, as people type them. The set is fixed: a change of it makes figures incomparable. */
export const QUERIES: readonly WantedCourse[] = [
  // As it is written.
  ['Grădina de pe balcon', 'ro', 'balcon'],
  ['chitară', 'ro', 'chitara'],
  ['sourdough bread', 'en', 'paine'],
  ['public speaking', 'en', 'discurs'],
  ['time management', 'en', 'timp'],
  ['siguranță digitală', 'ro', 'digital-safety'],
  // Without diacritics, with the cedilla, in the old spelling.
  ['paine cu maia', 'ro', 'paine'],
  ['sah pentru copii', 'ro', 'sah'],
  ['invata sa inveti', 'ro', 'invatare'],
  ['inteligenta artificiala', 'ro', 'ia'],
  ['acuarela vara', 'ro', 'acuarela'],
  ['ŞAH părinţi', 'ro', 'sah'],
  ['cîinelui adoptat', 'ro', 'caine'],
  ['pîine', 'ro', 'paine'],
  ['scrisul de mîna', 'ro', 'scrisul-de-mana'],
  // Inflected.
  ['lecției de pian', 'ro', 'pian'],
  ['lecțiilor de pian', 'ro', 'pian'],
  ['programării la cabinet', 'ro', 'agenda'],
  ['fotografiilor de familie', 'ro', 'album'],
  ['repararea bicicletei', 'ro', 'bicicleta'],
  ['grădinilor', 'ro', 'balcon'],
  ['chitarei', 'ro', 'chitara'],
  ['contractului', 'ro', 'contracte'],
  ['investițiilor', 'ro', 'investitii'],
  ['câini', 'ro', 'caine'],
  ['poeziilor', 'ro', 'poezie'],
  ['portretul în creion', 'ro', 'desen'],
  ['albinelor', 'ro', 'albine'],
  ['impozitele', 'ro', 'impozite'],
  ['probabilitate', 'ro', 'probabilitati'],
  ['adolescentului', 'ro', 'adolescenti'],
  ['meditații', 'ro', 'meditatie'],
  ['declarația de impozit', 'ro', 'impozite'],
  ['panoul solar', 'ro', 'solare'],
  ['skirts', 'en', 'croitorie'],
  ['solar panel', 'en', 'solare'],
  ['negotiations without raising my voice', 'en', 'calm-negotiation'],
  ['beekeeper', 'en', 'albine'],
  // With slips.
  ['ceramcia', 'ro', 'ceramica'],
  ['spanoila', 'ro', 'spaniola'],
  ['geomtrie bacalaureat', 'ro', 'geometrie'],
  ['javasript', 'ro', 'javascript'],
  ['meditatoin', 'en', 'meditatie'],
  ['acessibility', 'en', 'accesibilitate'],
  ['watercolor landscapes', 'en', 'acuarela'],
  ['typografy for non-designers', 'en', 'typography-for-non-designers'],
  ['nutritei', 'ro', 'nutritie'],
  // In whole phrases.
  ['curs de yoga', 'ro', 'yoga'],
  ['vreau să învăț să cânt la chitară', 'ro', 'chitara'],
  ['cum fac o pagină web', 'ro', 'pagina-web'],
  ['how to train a dog', 'en', 'caine'],
  ['course about the history of Bucharest', 'en', 'bucuresti'],
  ['lecții de franceză', 'ro', 'franceza'],
  // In the other language, by what is said of it, by another word for it.
  ['guitar', 'ro', 'chitara'],
  ['șah', 'en', 'sah'],
  ['stupină', 'ro', 'albine'],
  ['screen reader', 'en', 'accesibilitate'],
  ['Eminescu', 'ro', 'poezie'],
  ['sign langage', 'en', 'semne'],
  ['romanian newcomer', 'en', 'romanian-for-newcomers'],
];
