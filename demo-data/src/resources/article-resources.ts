import { PEOPLE } from '../people/people.ts';
import type { ResourceContent } from './resource-content.ts';

/** Short articles. */
export const ARTICLE_RESOURCES: ResourceContent[] = [
  {
    id: 'cum-inveti-dupa-munca',
    ownerUid: PEOPLE.creator.uid,
    kind: 'article',
    title: { ro: 'Cum înveți după o zi de muncă', en: 'How to learn after a day’s work' },
    summary: {
      ro: 'Douăzeci de minute, un loc fix și un final clar.',
      en: 'Twenty minutes, a fixed place and a clear ending.',
    },
    access: 'public',
    categoryId: 'wellbeing',
    courseIds: [],
    body: {
      ro: `
Seara, voința e puțină, așa că nu te baza pe ea. Leagă învățatul de ceva ce faci oricum: după ce speli farfuriile, înainte de ceai. Alege **un loc** și lasă acolo, deschis, exact lucrul cu care începi.

Lucrează douăzeci de minute și oprește-te chiar dacă mai poți. Notează într-un rând de unde continui; mâine nu vei mai căuta. Dacă ai sărit o seară, n-o recupera. Regula e mai simplă: **nu sări două la rând**.
`,
      en: `
In the evening willpower is scarce, so do not rely on it. Tie learning to something you do anyway: after the dishes, before the tea. Choose **one place** and leave there, open, exactly the thing you will start with.

Work for twenty minutes and stop even if you could go on. Note in one line where to continue; tomorrow you will not have to search. If you skipped an evening, do not make up for it. The rule is simpler: **never skip two in a row**.
`,
    },
    daysAgo: 14,
  },
  {
    id: 'tastatura-romaneasca',
    ownerUid: PEOPLE.creator.uid,
    kind: 'article',
    title: { ro: 'Tastatura românească, în cinci minute', en: 'The Romanian keyboard in five minutes' },
    summary: {
      ro: 'Unde sunt ă, â, î, ș și ț și cum scrii ghilimelele corecte.',
      en: 'Where to find ă, â, î, ș and ț, and how to type the right quotation marks.',
    },
    access: 'public',
    categoryId: 'design',
    courseIds: ['typography-for-non-designers'],
    body: {
      ro: `
Alege din setări **Română (standard)**. Literele noastre stau în dreapta: *ă* și *î* lângă P, *ș* și *ț* lângă L, iar *â* lângă Enter. Degetul mic învață drumul în trei zile.

Dacă lucrezi pe o tastatură englezească, alege **Română (programatori)**: tastele rămân cum le știi, iar diacriticele vin cu AltGr: a, q, i, s, t dau *ă, â, î, ș, ț*. Pe telefon, ține apăsat pe literă.
`,
      en: `
In the settings choose **Romanian (Standard)**. The Romanian letters are on the right: *ă* and *î* next to P, *ș* and *ț* next to L, and *â* near Enter. Your little finger learns the way in three days.

If you use an English keyboard, choose **Romanian (Programmers)**: the keys stay as you know them, and the diacritics come with AltGr: a, q, i, s, t give *ă, â, î, ș, ț*. On a phone, hold the letter down.
`,
    },
    daysAgo: 28,
  },
  {
    id: 'intrebari-pentru-contabil',
    ownerUid: PEOPLE.creator.uid,
    kind: 'article',
    title: { ro: 'Opt întrebări pentru prima întâlnire cu un contabil' },
    summary: { ro: 'Ia lista cu tine și notează răspunsurile.' },
    access: 'registered',
    categoryId: 'business',
    courseIds: ['primul-an-pe-cont-propriu'],
    body: {
      ro: `
1. Ce formă mi se potrivește la venitul pe care îl aștept?
2. Ce procent pun deoparte din fiecare încasare?
3. Ce date limită am anul acesta?
4. Ce cheltuieli pot trece și cu ce acte?
5. Cum facturez clienți din străinătate?
6. Ce trimit în fiecare lună și până când?
7. Cât costă serviciul și ce nu include?
8. Pe cine sun dacă primesc o notificare?
`,
    },
    daysAgo: 70,
  },
  {
    id: 'raspunsuri-la-de-ce-vrei-sa-pleci',
    ownerUid: PEOPLE.expert.uid,
    kind: 'article',
    title: {
      ro: '„De ce vrei să pleci?” și alte întrebări grele',
      en: '“Why are you leaving?” and other hard questions',
    },
    summary: { ro: 'Răspunsuri scurte și adevărate pentru interviu.', en: 'Short, true answers for an interview.' },
    access: 'public',
    categoryId: 'business',
    courseIds: [],
    body: {
      ro: `
Răspunde despre **unde mergi**, nu despre de unde fugi: „Am învățat cât se putea pe rapoarte; vreau să lucrez mai aproape de clienți.” E scurt, e adevărat și nu vorbește de rău pe nimeni.

La „Care e cel mai mare defect al tău?” alege unul real și spune ce faci cu el: „Amân discuțiile grele. De un an le pun în calendar a doua zi.” La „Ce salariu aștepți?” spune o cifră precisă, cu un motiv, și oprește-te.
`,
      en: `
Talk about **where you are going**, not what you are running from: “I have learned what I could about reports; I want to work closer to customers.” It is short, true and speaks ill of nobody.

To “What is your biggest weakness?” choose a real one and say what you do about it: “I put off hard conversations. For a year now I have booked them for the next day.” To “What salary do you expect?” give a precise number with a reason, and stop.
`,
    },
    daysAgo: 20,
  },
  {
    id: 'lista-de-verificare-afis',
    ownerUid: PEOPLE.daniel.uid,
    kind: 'article',
    title: { ro: 'Listă de verificare pentru un afiș', en: 'A checklist for a poster' },
    summary: { ro: 'Șase lucruri de privit înainte de tipar.', en: 'Six things to look at before printing.' },
    access: 'public',
    categoryId: 'design',
    courseIds: [],
    body: {
      ro: `
- Se citește titlul de la trei metri?
- Ziua, data și ora sunt toate trei și se potrivesc între ele?
- Locul are adresă, nu doar nume?
- Sunt cel mult două mărimi mari?
- Diacriticele arată la fel ca restul literelor?
- A citit cineva care nu știa nimic și a înțeles ce are de făcut?
`,
      en: `
- Can the title be read from three metres away?
- Are the weekday, the date and the hour all there, and do they agree?
- Does the place have an address, not only a name?
- Are there two large sizes at most?
- Do the diacritics look like the rest of the letters?
- Has someone who knew nothing read it and understood what to do?
`,
    },
    daysAgo: 25,
  },
  {
    id: 'cinci-intrebari-pentru-o-cifra',
    ownerUid: PEOPLE.instructor.uid,
    kind: 'article',
    title: { ro: 'Cinci întrebări pentru orice cifră', en: 'Five questions for any number' },
    summary: {
      ro: 'Rezumatul cursului, de ținut lângă cafea.',
      en: 'The course in brief, to keep next to your coffee.',
    },
    access: 'enrolled',
    categoryId: 'science',
    courseIds: ['statistics-in-the-news'],
    body: {
      ro: `
1. **Cum arată șirul?** Medie sau mediană.
2. **Câți dintr-o mie, înainte și după?** Riscul, tradus în oameni.
3. **Cine a fost întrebat și cine n-a răspuns?**
4. **A schimbat cineva ceva, la întâmplare, ca să vadă ce urmează?**
5. **Cum ar arăta graficul desenat de cineva care vrea contrariul?**
`,
      en: `
1. **What does the row look like?** Mean or median.
2. **How many in a thousand, before and after?** Risk, turned into people.
3. **Who was asked, and who did not answer?**
4. **Did anyone change something, at random, to see what follows?**
5. **What would the chart look like, drawn by someone who wants the opposite?**
`,
    },
    daysAgo: 45,
  },
  {
    id: 'respiratia-la-birou',
    ownerUid: PEOPLE.ilinca.uid,
    kind: 'article',
    title: { ro: 'Respirația la birou' },
    summary: { ro: 'Ciornă: un minut de liniște între două ședințe.' },
    access: 'public',
    categoryId: 'wellbeing',
    courseIds: ['better-sleep'],
    status: 'draft',
    body: {
      ro: 'Între două ședințe, lasă mâinile pe masă și numără șase respirații. De completat: ce faci când cineva intră pe ușă.',
    },
    daysAgo: 2,
  },
];
