import type { Offering } from '@cursiv/shared-domain';
import { PEOPLE } from '../people/people.ts';

type OfferingWords = Pick<Offering, 'title' | 'description' | 'durationMin'> & Partial<Offering>;

const DAY_MIN = 24 * 60;

const offering = (words: OfferingWords): Offering => ({
  bufferBeforeMin: 0,
  bufferAfterMin: 10,
  gridMin: 30,
  minNoticeMin: DAY_MIN,
  horizonDays: 35,
  maxPerDay: 4,
  cancelNoticeMin: DAY_MIN,
  location: 'online',
  active: true,
  ...words,
});

/** What each expert offers, by expert and id. */
export const OFFERINGS = {
  [PEOPLE.expert.uid]: {
    interview: offering({
      title: { ro: 'Pregătire pentru interviu', en: 'Interview preparation' },
      description: {
        ro: 'Alegem trei povești din ce ai lucrat și le spunem până sună ca tine. Adu anunțul la care răspunzi.',
        en: 'We choose three stories from your work and tell them until they sound like you. Bring the advert you answer.',
      },
      durationMin: 50,
    }),
    salary: offering({
      title: { ro: 'Discuția despre salariu', en: 'The salary talk' },
      description: {
        ro: 'Un joc de rol de jumătate de oră, apoi ce a mers și ce a scârțâit. Pleci cu prima propoziție scrisă.',
        en: 'Half an hour of role play, then what worked and what creaked. You leave with your first sentence written.',
      },
      durationMin: 50,
    }),
    cv: offering({
      title: { ro: 'CV-ul, rând cu rând', en: 'Your CV, line by line' },
      description: {
        ro: 'Tăiem ce nu spune nimic și scriem la loc ce ai făcut de fapt.',
        en: 'We cut what says nothing and write back what you have actually done.',
      },
      durationMin: 30,
      minNoticeMin: 12 * 60,
    }),
  },
  [PEOPLE.sorin.uid]: {
    ledger: offering({
      title: { ro: 'Foaia care nu mai răspunde', en: 'The sheet that stopped answering' },
      description: {
        ro: 'Deschidem împreună tabelul tău și îl desfacem până se vede ce ține de ce.',
        en: 'We open your spreadsheet together and take it apart until it shows what depends on what.',
      },
      durationMin: 50,
    }),
    queries: offering({
      title: { ro: 'Primele interogări SQL', en: 'First SQL queries' },
      description: {
        ro: 'Pe datele tale sau pe ale mele: selecții, grupări și legături, una câte una.',
        en: 'On your data or on mine: selections, groups and joins, one at a time.',
      },
      durationMin: 50,
    }),
  },
  [PEOPLE.helen.uid]: {
    emails: offering({
      title: { ro: 'Cinci e-mailuri de-ale tale', en: 'Five emails of yours' },
      description: {
        ro: 'Le trimiți cu o zi înainte, fără nume. Le rescriem și îți explic fiecare schimbare. Vorbim în engleză.',
        en: 'You send them a day before, without names. We rewrite them and I explain every change. We talk in English.',
      },
      durationMin: 45,
      minNoticeMin: 2 * DAY_MIN,
    }),
    talk: offering({
      title: { ro: 'Prezentarea ta, cu voce tare', en: 'Your talk, out loud' },
      description: {
        ro: 'O ții de două ori: o dată ca acasă, o dată ca pe scenă.',
        en: 'You give it twice: once as at home, once as on stage.',
      },
      durationMin: 60,
    }),
  },
  [PEOPLE.daniel.uid]: {
    portfolio: offering({
      title: { ro: 'Portofoliu în trei pagini', en: 'A three-page portfolio' },
      description: {
        ro: 'Alegem ce rămâne și scriem despre fiecare proiect un paragraf care se ține minte. În engleză.',
        en: 'We choose what stays and write one paragraph about each project that people remember.',
      },
      durationMin: 60,
    }),
    buttons: offering({
      title: { ro: 'Cuvintele de pe butoane', en: 'Words on buttons' },
      description: {
        ro: 'Un ecran de-al tău, toate textele de pe el, jumătate de oră. În engleză.',
        en: 'One screen of yours, every text on it, half an hour.',
      },
      durationMin: 30,
    }),
  },
  [PEOPLE.ilinca.uid]: {
    diary: offering({
      title: { ro: 'Jurnalul tău de somn', en: 'Your sleep diary' },
      description: {
        ro: 'Citim două săptămâni de jurnal și alegem un singur obicei de schimbat până data viitoare.',
        en: 'We read two weeks of your diary and choose a single habit to change before next time.',
      },
      durationMin: 40,
    }),
  },
  [PEOPLE.paul.uid]: {
    pictures: offering({
      title: { ro: 'Zece fotografii, pe îndelete', en: 'Ten pictures, slowly' },
      description: {
        ro: 'Le trimiți cu două zile înainte. Le privim mărite, una câte una, și vorbim despre lumină și margini.',
        en: 'You send them two days before. We look at them large, one by one, and talk about light and edges.',
      },
      durationMin: 50,
      minNoticeMin: 2 * DAY_MIN,
      maxPerDay: 3,
    }),
  },
} satisfies Record<string, Record<string, Offering>>;
