import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const typographyForNonDesigners: PublishedCourse = {
  id: 'typography-for-non-designers',
  ownerUid: PEOPLE.creator.uid,
  baseLocale: 'ro',
  title: { ro: 'Tipografie pentru nedesigneri', en: 'Typography for non-designers' },
  subtitle: {
    ro: 'Documente, afișe și prezentări care se citesc ușor și arată îngrijit.',
    en: 'Documents, posters and slides that read easily and look cared for.',
  },
  description: {
    ro: 'Nu ai nevoie de talent ca să așezi bine un text, ci de câteva măsuri și de puțină răbdare. Pornim de la o pagină obișnuită și o îmbunătățim pe rând: litera, rândul, spațiul, ierarhia și semnele românești care se pierd cel mai des pe drum.',
    en: 'Setting text well takes no talent, only a few measures and a little patience. We start with an ordinary page and improve it step by step: the letter, the line, the space, the hierarchy and the Romanian characters that most often get lost on the way.',
  },
  outcomes: {
    ro: [
      'Alegi o literă potrivită',
      'Reglezi lungimea și distanța rândurilor',
      'Construiești ierarhie fără culori',
      'Scrii corect ș, ț și ghilimelele',
    ],
    en: [
      'Choose a suitable typeface',
      'Tune line length and spacing',
      'Build hierarchy without colour',
      'Set ș, ț and quotation marks correctly',
    ],
  },
  categoryId: 'design',
  level: 'beginner',
  instructors: [
    { uid: PEOPLE.creator.uid, name: PEOPLE.creator.name },
    { uid: PEOPLE.daniel.uid, name: PEOPLE.daniel.name },
  ],
  publishedDaysAgo: 33,
  version: 1,
  learners: 21,
  units: [
    unit('letters-and-lines', { ro: 'Litera și rândul', en: 'Letters and lines' }, [
      preview(
        text(
          'choosing-a-typeface',
          6,
          { ro: 'Alege o singură literă', en: 'Choose one typeface' },
          {
            ro: `
Un document are nevoie de o familie de litere, cel mult două. Alege-o după trei probe, nu după nume:

1. **Are toate semnele?** Scrie „Ștefan își țese încă pânza” și uită-te atent la virgule și căciuli.
2. **Se disting I, l și 1?** Într-un număr de contract contează.
3. **Are cel puțin normal, cursiv și aldin adevărat?** Aldinul „inventat” de program îngroașă strâmb.

Pentru text lung, o literă cu serife moderate sau una fără serife, deschisă și liniștită, merge aproape oricum. Litera caligrafică rămâne pentru un singur cuvânt, pe o invitație.

## Exercițiu

Ia o pagină scrisă de tine și redu-o la o singură familie, cu două grosimi. De cele mai multe ori, pagina arată deja mai bine.
`,
            en: `
A document needs one type family, two at most. Choose it by three tests, not by its name:

1. **Does it have every character?** Type “Ștefan își țese încă pânza” and look closely at the commas and hats.
2. **Can you tell I, l and 1 apart?** In a contract number it matters.
3. **Does it have at least regular, italic and a true bold?** A bold faked by the program thickens crookedly.

For long text, a face with moderate serifs or an open, quiet sans works almost everywhere. Keep the script face for a single word on an invitation.

## Exercise

Take a page you wrote and reduce it to one family in two weights. More often than not, the page already looks better.
`,
          },
        ),
      ),
      text(
        'the-line',
        6,
        { ro: 'Rândul de șaizeci de semne', en: 'The sixty-character line' },
        {
          ro: `
Ochiul sare de la capătul unui rând la începutul următorului. Dacă rândul e prea lung, greșește rândul; dacă e prea scurt, obosește de atâtea sărituri. Între **55 și 75 de semne**, cu tot cu spații, sare comod.

Numără un rând din documentul tău. Dacă trece de 90, ai trei leacuri: litere mai mari, margini mai late sau două coloane.

Distanța dintre rânduri crește odată cu lungimea: pentru un rând de 65 de semne, **140–150 %** din corpul literei. Titlurile, fiind scurte, cer mai puțin, în jur de 110 %.

## Aliniere

La stânga, aproape întotdeauna. Textul aliniat pe ambele margini lasă râuri albe între cuvinte dacă programul nu desparte în silabe. Textul centrat e bun pentru trei rânduri, nu pentru treizeci.
`,
          en: `
The eye jumps from the end of one line to the start of the next. If the line is too long it lands on the wrong one; if it is too short it tires of jumping. Between **55 and 75 characters**, spaces included, it jumps with ease.

Count a line in your document. If it exceeds 90, there are three cures: larger letters, wider margins or two columns.

The distance between lines grows with their length: for 65 characters, **140–150%** of the type size. Headings, being short, need less, around 110%.

## Alignment

Left, nearly always. Justified text leaves white rivers between words unless the program hyphenates. Centred text is fine for three lines, not for thirty.
`,
        },
      ),
      preview(
        video(
          'comma-below',
          5,
          'diacritics',
          { ro: 'Virgula de sub ș și ț', en: 'The comma under ș and ț' },
          {
            ro: `
Semnul de sub *ș* și *ț* este o **virgulă**, despărțită de literă. Sedila, lipită ca o codiță, aparține altor limbi. Confuzia vine din calculatoarele anilor nouăzeci, care nu aveau semnele noastre și le-au împrumutat.

Deosebirea nu e doar de gust: pentru calculator sunt litere diferite. Un nume scris cu sedilă nu e găsit când îl cauți cu virgulă, iar în unele fonturi apare cu altă grosime, ca o pată în cuvânt.

## Ce faci

- Pune tastatura **Română (standard)**, nu varianta „legacy”.
- În documente vechi, înlocuiește cele patru litere, mici și mari, o singură dată.
- Folosește „ghilimele” de jos și de sus, iar în interiorul lor «ghilimele franceze».
`,
            en: `
The mark under *ș* and *ț* is a **comma**, separate from the letter. The cedilla, attached like a little tail, belongs to other languages. The confusion comes from computers of the nineties, which lacked these characters and borrowed lookalikes.

The difference is not just taste: to a computer they are different letters. A name typed with a cedilla is not found when you search with a comma, and in some fonts it shows up in another weight, like a stain in the word.

## What to do

- Use the **Romanian (Standard)** keyboard, not the “legacy” one.
- In old documents, replace the four letters, lower and upper case, once and for all.
- In Romanian text, open „low and close high”, with «guillemets» inside.
`,
          },
        ),
      ),
    ]),
    unit('the-page', { ro: 'Pagina', en: 'The page' }, [
      text(
        'hierarchy',
        6,
        { ro: 'Ierarhie cu trei trepte', en: 'Hierarchy in three steps' },
        {
          ro: `
Cititorul se uită întâi, apoi hotărăște dacă citește. Ierarhia îi spune, dintr-o privire, ce e titlu, ce e text și ce e notă. Trei trepte ajung aproape oriunde:

- **titlu**: de două ori mai mare decât textul;
- **text**: mărimea de bază, 11–12 puncte pe hârtie;
- **notă**: puțin mai mică, cu același contrast.

Schimbă **un singur lucru** între trepte, dar schimbă-l hotărât. Titlul cu doar două puncte mai mare, aldin, subliniat și albastru pare nehotărât. Titlul de două ori mai mare, atât, pare sigur pe el.

## Proba ochilor mijiți

Micșorează pagina până nu mai citești nimic. Dacă încă vezi unde începe fiecare parte, ierarhia funcționează. Dacă vezi doar cenușiu, mai e de lucru.
`,
          en: `
Readers look first and then decide whether to read. Hierarchy tells them at a glance what is a heading, what is text and what is a note. Three steps are enough almost anywhere:

- **heading**: twice the size of the text;
- **text**: the base size, 11–12 points on paper;
- **note**: slightly smaller, with the same contrast.

Change **one thing** between steps, but change it firmly. A heading two points larger, bold, underlined and blue looks undecided. A heading twice as large, and nothing more, looks sure of itself.

## The squint test

Shrink the page until you cannot read a word. If you still see where each part begins, the hierarchy works. If you see only grey, there is more to do.
`,
        },
      ),
      text(
        'white-space',
        5,
        { ro: 'Spațiul nu e risipă', en: 'Space is not waste' },
        {
          ro: `
Spațiul alb leagă și desparte. Lucrurile apropiate par să țină împreună, chiar dacă nu le unește nimic. De aici vine regula cea mai folositoare: **titlul stă mai aproape de textul lui decât de textul dinainte**.

Alege o unitate, de pildă 8 puncte, și folosește doar multipli: 8 între rândurile unei liste, 16 între paragrafe, 32 înaintea unui titlu. Pagina capătă ritm, iar tu nu mai hotărăști de fiecare dată din ochi.

## Înainte să tragi o linie

Chenarele și liniile sunt adesea semnul că spațiul n-a fost folosit. Șterge toate liniile dintr-un tabel, mărește distanța dintre rânduri și lasă doar una, sub capul de tabel. Pune înapoi o linie numai dacă îi simți lipsa.
`,
          en: `
White space joins and separates. Things that are close seem to belong together, even if nothing connects them. Hence the most useful rule: **a heading sits closer to its own text than to the text before it**.

Choose a unit, say 8 points, and use only multiples: 8 between the lines of a list, 16 between paragraphs, 32 before a heading. The page gains rhythm, and you no longer decide by eye each time.

## Before you draw a line

Boxes and rules are often a sign that space was not used. Delete every line in a table, increase the distance between rows and keep only one, under the header. Put a line back only if you miss it.
`,
        },
      ),
    ]),
  ],
};
