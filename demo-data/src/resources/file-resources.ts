import { PEOPLE } from '../people/people.ts';
import type { ResourceContent } from './resource-content.ts';
import { ruledSheetPdf } from './ruled-sheet-pdf.ts';

const ruledSheet = (name: string) => ({ name, contentType: 'application/pdf', content: ruledSheetPdf() }) as const;

/** Resources to download. */
export const FILE_RESOURCES: ResourceContent[] = [
  {
    id: 'foaie-liniata',
    ownerUid: PEOPLE.creator.uid,
    kind: 'file',
    title: { ro: 'Foaie liniată pentru scrisul de mână', en: 'Ruled sheet for handwriting' },
    summary: {
      ro: 'O pagină A4 cu trei linii pe rând și semne de înclinare. Tipărește-o de câte ori ai nevoie.',
      en: 'An A4 page with three lines per row and slant marks. Print it as often as you like.',
    },
    access: 'public',
    categoryId: 'arts',
    courseIds: ['scrisul-de-mana'],
    files: { ro: ruledSheet('foaie liniată.pdf'), en: ruledSheet('ruled-sheet.pdf') },
    daysAgo: 9,
  },
  {
    id: 'registru-cofetarie',
    ownerUid: PEOPLE.sorin.uid,
    kind: 'file',
    title: { ro: 'Registrul cofetăriei', en: 'The pastry shop ledger' },
    summary: {
      ro: 'Datele de exercițiu din curs, deja așezate ca tabel curat.',
      en: 'The practice data of the course, already laid out as a tidy table.',
    },
    access: 'enrolled',
    categoryId: 'technology',
    courseIds: ['spreadsheets-that-answer'],
    files: {
      ro: {
        name: 'registru-cofetarie.csv',
        contentType: 'text/csv',
        content:
          'data,cod,produs,cantitate,plătit\n2026-03-02,E1,ecler,14,da\n2026-03-02,S1,savarină,6,da\n2026-03-03,E1,ecler,9,da\n2026-03-03,T1,tort de nuntă,1,nu\n2026-03-04,A1,amandină,11,da\n',
      },
      en: {
        name: 'pastry-ledger.csv',
        contentType: 'text/csv',
        content:
          'date,code,product,quantity,paid\n2026-03-02,E1,éclair,14,yes\n2026-03-02,S1,savarin,6,yes\n2026-03-03,E1,éclair,9,yes\n2026-03-03,T1,wedding cake,1,no\n2026-03-04,A1,amandine,11,yes\n',
      },
    },
    daysAgo: 80,
  },
  {
    id: 'jurnal-de-somn',
    ownerUid: PEOPLE.ilinca.uid,
    kind: 'file',
    title: { ro: 'Jurnal de somn pentru patru săptămâni', en: 'Four-week sleep diary' },
    summary: {
      ro: 'Un rând pe dimineață, patru întrebări. Se deschide în orice program de calcul.',
      en: 'One row each morning, four questions. Opens in any spreadsheet program.',
    },
    access: 'registered',
    categoryId: 'wellbeing',
    courseIds: ['better-sleep'],
    files: {
      ro: {
        name: 'jurnal-de-somn.csv',
        contentType: 'text/csv',
        content:
          'ziua,m-am culcat,am adormit,m-am trezit,cum mă simt (1-5)\n1,,,,\n2,,,,\n3,,,,\n4,,,,\n5,,,,\n6,,,,\n7,,,,\n',
      },
      en: {
        name: 'sleep-diary.csv',
        contentType: 'text/csv',
        content:
          'day,went to bed,fell asleep,woke up,how I feel (1-5)\n1,,,,\n2,,,,\n3,,,,\n4,,,,\n5,,,,\n6,,,,\n7,,,,\n',
      },
    },
    daysAgo: 120,
  },
  {
    id: 'pagina-de-pregatire',
    ownerUid: PEOPLE.creator.uid,
    kind: 'file',
    title: { ro: 'Pagina de pregătire a negocierii', en: 'The negotiation one-pager' },
    summary: {
      ro: 'Cele cinci rânduri din prima lecție, gata de completat.',
      en: 'The five lines of the first lesson, ready to fill in.',
    },
    access: 'registered',
    categoryId: 'business',
    courseIds: ['calm-negotiation'],
    files: {
      ro: {
        name: 'pregatire.md',
        contentType: 'text/markdown',
        content:
          '# Pregătire\n\n1. Ce vreau:\n2. De ce:\n3. Ce fac dacă nu iese:\n4. Ce crede celălalt:\n5. Ce pot oferi ieftin:\n',
      },
      en: {
        name: 'preparation.md',
        contentType: 'text/markdown',
        content:
          '# Preparation\n\n1. What I want:\n2. Why:\n3. What I do if it fails:\n4. What the other side thinks:\n5. What I can give cheaply:\n',
      },
    },
    daysAgo: 100,
  },
  {
    id: 'formule-pentru-emailuri',
    ownerUid: PEOPLE.helen.uid,
    kind: 'file',
    title: { ro: 'Formule pentru e-mailuri de serviciu', en: 'Phrases for work emails' },
    summary: {
      ro: 'Cereri, refuzuri și reveniri, de copiat și adaptat.',
      en: 'Requests, refusals and follow-ups, to copy and adapt.',
    },
    access: 'public',
    categoryId: 'languages',
    courseIds: ['clear-work-emails'],
    files: {
      ro: {
        name: 'formule.txt',
        contentType: 'text/plain',
        content:
          'Ceri: Could you confirm … by Tuesday?\nRefuzi: Not this month, but I can in June.\nRevii: Coming back to the March invoice …\nÎnchei: I look forward to hearing from you.\n',
      },
      en: {
        name: 'phrases.txt',
        contentType: 'text/plain',
        content:
          'Ask: Could you confirm … by Tuesday?\nDecline: Not this month, but I can in June.\nFollow up: Coming back to the March invoice …\nClose: I look forward to hearing from you.\n',
      },
    },
    daysAgo: 55,
  },
  {
    id: 'tarif-minim',
    ownerUid: PEOPLE.creator.uid,
    kind: 'file',
    title: { ro: 'Calculul tarifului minim' },
    summary: { ro: 'Tabelul din lecția despre tarif, cu cifrele exemplului. Pune-le pe ale tale.' },
    access: 'enrolled',
    categoryId: 'business',
    courseIds: ['primul-an-pe-cont-propriu'],
    files: {
      ro: {
        name: 'tarif-minim.csv',
        contentType: 'text/csv',
        content:
          'rând,lei pe lună\ntrai,6000\ncheltuieli,900\ntaxe (de întrebat contabilul),2600\nrezervă,950\ntotal,10450\nore vândute,90\ntarif minim pe oră,116\n',
      },
    },
    daysAgo: 60,
  },
  {
    id: 'nota-de-plata-py',
    ownerUid: PEOPLE.instructor.uid,
    kind: 'file',
    title: { ro: 'Programul complet: nota de plată', en: 'The complete program: the bill' },
    summary: {
      ro: 'Codul de la sfârșitul cursului, cu o verificare.',
      en: 'The code from the end of the course, with a check.',
    },
    access: 'enrolled',
    categoryId: 'technology',
    courseIds: ['python-first-steps'],
    files: {
      ro: {
        name: 'nota.txt',
        contentType: 'text/plain',
        content:
          'def parte(nota, oameni, bacsis=0.1):\n    total = nota * (1 + bacsis)\n    return round(total / oameni, 2)\n\nassert parte(240, 4, bacsis=0) == 60\n',
      },
      en: {
        name: 'bill.txt',
        contentType: 'text/plain',
        content:
          'def share(bill, people, tip=0.1):\n    total = bill * (1 + tip)\n    return round(total / people, 2)\n\nassert share(240, 4, tip=0) == 60\n',
      },
    },
    daysAgo: 35,
  },
  {
    id: 'fise-de-portret',
    ownerUid: PEOPLE.paul.uid,
    kind: 'file',
    title: { ro: 'Fișe pentru un portret firesc' },
    summary: { ro: 'Zece lucruri pe care le poți ruga pe cineva să le facă în timp ce îl fotografiezi.' },
    access: 'public',
    categoryId: 'arts',
    courseIds: ['phone-photography'],
    status: 'in_review',
    files: {
      ro: {
        name: 'fise-portret.txt',
        contentType: 'text/plain',
        content:
          '1. Toarnă ceai.\n2. Caută o carte în raft.\n3. Povestește drumul până aici.\n4. Leagă-ți șireturile.\n5. Uită-te pe fereastră și numără până la zece.\n',
      },
    },
    daysAgo: 1,
  },
];
