import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const spreadsheetsThatAnswer: PublishedCourse = {
  id: 'spreadsheets-that-answer',
  ownerUid: PEOPLE.sorin.uid,
  baseLocale: 'ro',
  title: { ro: 'Tabele care răspund la întrebări', en: 'Spreadsheets that answer questions' },
  subtitle: {
    ro: 'De la o listă dezordonată la un răspuns pe care te poți baza.',
    en: 'From a messy list to an answer you can rely on.',
  },
  description: {
    ro: 'Nu înveți o sută de funcții, ci un fel de a lucra: pui întrebarea, așezi datele ca să poată răspunde, folosești câteva formule și verifici rezultatul. Exemplele merg în orice program de calcul tabelar. Lucrăm pe registrul unei cofetării mici, cu toate greșelile lui.',
    en: 'You will not learn a hundred functions but a way of working: ask the question, shape the data so that it can answer, use a handful of formulas and check the result. The examples work in any spreadsheet program. We work on the ledger of a small pastry shop, mistakes included.',
  },
  outcomes: {
    ro: [
      'Așezi datele ca tabel curat',
      'Aduni și numeri cu condiții',
      'Legi două tabele',
      'Alegi între medie și mediană',
      'Îți verifici singur rezultatul',
    ],
    en: [
      'Lay data out as a clean table',
      'Sum and count with conditions',
      'Join two tables',
      'Choose between mean and median',
      'Check your own result',
    ],
  },
  categoryId: 'technology',
  level: 'beginner',
  instructors: [{ uid: PEOPLE.sorin.uid, name: PEOPLE.sorin.name }],
  publishedDaysAgo: 96,
  version: 3,
  learners: 27,
  units: [
    unit('the-question', { ro: 'Întrebarea și datele', en: 'The question and the data' }, [
      preview(
        text(
          'start-with-a-question',
          5,
          { ro: 'Începe cu întrebarea', en: 'Start with the question' },
          {
            ro: `
„Fă-mi un tabel cu vânzările” nu este o întrebare. „În ce zi a săptămânii vindem cele mai multe prăjituri?” este. Diferența hotărăște ce coloane îți trebuie și când te oprești.

Scrie întrebarea sus, în prima celulă a unei foi goale. Apoi împarte-o:

- **ce măsori**: bucăți vândute;
- **după ce împarți**: ziua săptămânii;
- **pe ce perioadă**: ultimele douăsprezece săptămâni.

Dacă una dintre cele trei lipsește, două persoane vor obține două răspunsuri, amândouă „corecte”.

## Exercițiu

Ia o întrebare de la serviciu, de felul „cum stăm cu clienții noi?”, și rescrie-o cu cele trei părți. Trimite varianta celui care a întrebat. Răspunsul lui îți va economisi o după-amiază.
`,
            en: `
“Make me a table of sales” is not a question. “On which day of the week do we sell the most pastries?” is. The difference decides which columns you need and when you can stop.

Write the question at the top, in the first cell of an empty sheet. Then split it:

- **what you measure**: items sold;
- **what you divide by**: day of the week;
- **over which period**: the last twelve weeks.

If any of the three is missing, two people will get two answers, both of them “correct”.

## Exercise

Take a question from work, such as “how are we doing with new clients?”, and rewrite it with the three parts. Send your version to whoever asked. Their reply will save you an afternoon.
`,
          },
        ),
      ),
      text(
        'tidy-table',
        7,
        { ro: 'Un tabel curat', en: 'A tidy table' },
        {
          ro: `
Un tabel care poate fi calculat respectă trei reguli simple:

1. **un rând, un fapt**: o vânzare, nu o zi cu cinci vânzări;
2. **o coloană, un fel de informație**: data într-o coloană, cantitatea în alta;
3. **un singur cap de tabel**, pe primul rând, fără celule unite.

Registrul cofetăriei avea „2 ecl. + 1 savarină” într-o celulă. Pentru un om e clar, pentru o formulă e zgomot. L-am desfăcut în două rânduri, cu produs și cantitate separat.

## Semne că tabelul nu e curat

Culori care țin loc de date („galben înseamnă neplătit”), rânduri goale de despărțire, totaluri amestecate printre vânzări. Mută culoarea într-o coloană numită *plătit*, cu da sau nu. Totalurile își au locul pe altă foaie.
`,
          en: `
A table that can be calculated follows three plain rules:

1. **one row, one fact**: a sale, not a day with five sales;
2. **one column, one kind of information**: the date in one, the quantity in another;
3. **a single header**, in the first row, with no merged cells.

The pastry shop’s ledger had “2 écl. + 1 savarin” in one cell. To a person that is clear; to a formula it is noise. We split it into two rows, with product and quantity apart.

## Signs of an untidy table

Colours that stand in for data (“yellow means unpaid”), empty rows used as dividers, totals mixed in among the sales. Move the colour into a column called *paid*, with yes or no. Totals belong on another sheet.
`,
        },
      ),
    ]),
    unit('formulas', { ro: 'Câteva formule', en: 'A few formulas' }, [
      text(
        'sum-with-conditions',
        8,
        { ro: 'Aduni doar ce te interesează', en: 'Add up only what matters' },
        {
          ro: `
\`SUM\` adună tot. De cele mai multe ori vrei doar o parte: eclerele, luna martie, facturile neplătite. Pentru asta există \`SUMIFS\`:

    =SUMIFS(C:C; A:A; "ecler"; B:B; ">=2026-03-01")

Citește-o cu voce tare: adună coloana C, acolo unde A este „ecler” și B este de la 1 martie încolo. Prima e mereu coloana de adunat, apoi vin perechile *unde caut, ce caut*. În unele setări separatorul este virgula.

\`COUNTIFS\` lucrează la fel, dar numără rânduri în loc să adune.

## Nu scrie condiția în formulă

Pune „ecler” într-o celulă, de pildă F1, și scrie \`F1\` în formulă. Mâine schimbi produsul fără să atingi calculul, iar cine deschide foaia vede din prima ce ai căutat.
`,
          en: `
\`SUM\` adds everything. Usually you want only a part: the éclairs, the month of March, the unpaid invoices. That is what \`SUMIFS\` is for:

    =SUMIFS(C:C, A:A, "eclair", B:B, ">=2026-03-01")

Read it aloud: add column C, where A is “eclair” and B is from 1 March on. The column to add always comes first, followed by pairs of *where to look, what to look for*. In some regional settings the separator is a semicolon.

\`COUNTIFS\` works the same way, but counts rows instead of adding.

## Keep the condition out of the formula

Put “eclair” in a cell, say F1, and write \`F1\` in the formula. Tomorrow you can change the product without touching the calculation, and anyone who opens the sheet sees at once what you looked for.
`,
        },
      ),
      text(
        'joining-tables',
        8,
        { ro: 'Două tabele, o legătură', en: 'Two tables, one link' },
        {
          ro: `
Prețurile stau într-un tabel, vânzările în altul. Nu copia prețul de mână în fiecare rând: când se schimbă, vei uita unul. Leagă tabelele printr-o **cheie**, o coloană cu aceeași valoare în ambele, de exemplu codul produsului.

    =XLOOKUP(A2; Preturi!A:A; Preturi!B:B; "lipsește")

Caută codul din A2 în prima coloană a prețurilor și întoarce valoarea din a doua. Ultimul argument spune ce apare când nu găsește nimic. Scrie acolo un cuvânt, nu zero: zero se pierde în total și nu-l mai vede nimeni.

## De ce cod și nu nume

Numele se scriu în trei feluri: „Ecler”, „ecler ” cu spațiu la coadă, „Ecler vanilie”. Codul e urât, dar statornic. O cheie bună nu se schimbă și nu se repetă.
`,
          en: `
Prices live in one table, sales in another. Do not copy the price by hand into every row: when it changes, you will miss one. Link the tables through a **key**, a column with the same value in both, such as the product code.

    =XLOOKUP(A2, Prices!A:A, Prices!B:B, "missing")

It looks for the code in A2 in the first column of prices and returns the value from the second. The last argument says what to show when nothing is found. Write a word there, not zero: a zero disappears into the total and nobody notices.

## Why a code and not a name

Names are written in three ways: “Eclair”, “eclair ” with a trailing space, “Vanilla eclair”. A code is ugly but steady. A good key never changes and never repeats.
`,
        },
      ),
      video(
        'mean-or-median',
        5,
        'median',
        { ro: 'Medie sau mediană?', en: 'Mean or median?' },
        {
          ro: `
În clip, cinci valori stau la rând. Una pleacă departe, iar **media** fuge după ea. **Mediana**, valoarea din mijloc, rămâne pe loc.

La cofetărie, o comandă de nuntă de 6 000 de lei a făcut ca „vânzarea medie” din iunie să pară dublă. Mediana a arătat ziua obișnuită: 1 150 de lei. Niciuna nu minte; răspund la întrebări diferite.

- Vrei să știi **cât intră în total**? Media, înmulțită cu zilele, dă totalul.
- Vrei să știi **cum arată o zi obișnuită**? Mediana.

În foaie scrii \`AVERAGE\` și \`MEDIAN\`. Pune-le una lângă alta: dacă diferă mult, ai câteva valori neobișnuite. Uită-te la ele înainte să trimiți raportul.
`,
          en: `
In the clip, five values stand in a row. One walks far away and the **mean** runs after it. The **median**, the value in the middle, stays where it was.

At the pastry shop, one wedding order of 6,000 lei made June’s “average sale” look twice its size. The median showed the ordinary day: 1,150 lei. Neither is lying; they answer different questions.

- Do you want to know **how much comes in overall**? The mean times the days gives the total.
- Do you want to know **what an ordinary day looks like**? Take the median.

In the sheet, write \`AVERAGE\` and \`MEDIAN\`. Put them side by side: if they differ a lot, you have a few unusual values. Look at those before you send the report.
`,
        },
      ),
      text(
        'check-yourself',
        5,
        { ro: 'Verifică-te singur', en: 'Check your own work' },
        {
          ro: `
Un rezultat neverificat este o părere cu zecimale. Trei probe care durează cinci minute:

1. **Totalul pe altă cale.** Suma pe zile trebuie să fie egală cu suma pe produse.
2. **Un rând de mână.** Alege o zi, adun-o cu creionul, compară.
3. **Ordinul de mărime.** Dacă patru oameni ar fi vândut 900 de eclere într-o oră, greșeala e în foaie, nu în cofetărie.

Lasă probele în foaie, la vedere, cu o celulă care spune „în regulă” sau „diferă”:

    =IF(SUM(B2:B8)=SUM(E2:E20); "în regulă"; "diferă")

Peste trei luni cineva va schimba un preț sau va adăuga un rând. Celula aceea îți va spune înaintea clientului.
`,
          en: `
An unchecked result is an opinion with decimals. Three tests that take five minutes:

1. **The total by another road.** The sum by day must equal the sum by product.
2. **One row by hand.** Pick a day, add it up in pencil, compare.
3. **Order of magnitude.** If four people seem to have sold 900 éclairs in an hour, the mistake is in the sheet, not in the shop.

Leave the tests in the sheet, in plain sight, with a cell that says “fine” or “differs”:

    =IF(SUM(B2:B8)=SUM(E2:E20), "fine", "differs")

Three months from now somebody will change a price or add a row. That cell will tell you before the customer does.
`,
        },
      ),
    ]),
  ],
};
