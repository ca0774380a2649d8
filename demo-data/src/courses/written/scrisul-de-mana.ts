import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const handwriting: PublishedCourse = {
  id: 'scrisul-de-mana',
  ownerUid: PEOPLE.creator.uid,
  baseLocale: 'ro',
  title: { ro: 'Scrisul de mână, regăsit' },
  subtitle: { ro: 'Douăzeci de minute pe seară pentru un scris pe care să-l recitești cu plăcere.' },
  description: {
    ro: 'Ai scris frumos în clasa a doua, apoi au venit tastaturile. Cursul reia scrisul legat de la poziția mâinii până la o scrisoare întreagă. Nu urmărim caligrafia de diplomă, ci un scris limpede, rapid și al tău. Ai nevoie de un stilou sau un roller, hârtie liniată și puțină răbdare.',
  },
  outcomes: {
    ro: [
      'Ții stiloul fără să-ți obosească mâna',
      'Legi literele în trei feluri',
      'Păstrezi înclinarea și spațiul',
      'Scrii o scrisoare de o pagină',
    ],
  },
  categoryId: 'arts',
  level: 'beginner',
  instructors: [{ uid: PEOPLE.creator.uid, name: PEOPLE.creator.name }],
  publishedDaysAgo: 7,
  version: 1,
  learners: 16,
  units: [
    unit('mana', { ro: 'Mâna' }, [
      preview(
        video(
          'linia-care-curge',
          5,
          'welcome',
          { ro: 'Linia care curge' },
          {
            ro: `
Privește linia din clip: nu se oprește nicăieri. Urcă subțire, coboară mai groasă, face o buclă și pleacă mai departe. Scrisul legat este, înainte de toate, **mișcarea aceasta**. Literele vin după.

Ia o foaie și fă același lucru, mare, cât palma, din umăr, nu din degete. Apoi mai mic, din încheietură. Apoi cât rândul.

- un rând de bucle spre dreapta;
- un rând de valuri, fără bucle;
- un rând în care le alternezi.

Respiră. Dacă strângi din dinți, strângi și stiloul. Linia tremurată de la început nu e un semn rău: mâna își amintește. După trei seri vei vedea că buclele au ajuns, singure, aproape la fel de înalte.
`,
          },
        ),
      ),
      text(
        'pozitia',
        6,
        { ro: 'Hârtia, scaunul, stiloul' },
        {
          ro: `
Un scris urât pornește deseori de la un scaun nepotrivit. Așază-te cu tălpile pe podea și cu antebrațul sprijinit întreg pe masă; mâna care scrie nu trebuie să care greutatea umărului.

**Hârtia** se înclină cu vreo treizeci de grade: spre stânga dacă scrii cu dreapta, spre dreapta dacă scrii cu stânga. Cealaltă mână o ține și o urcă pe măsură ce cobori.

**Stiloul** stă între degetul mare și arătător, rezemat pe cel mijlociu, la doi-trei centimetri de vârf. Ar trebui să-l poată trage cineva din mâna ta fără luptă.

## Proba

Scrie un minut, apoi uită-te la unghia arătătorului. Dacă s-a albit, apeși prea tare. Pune sub foaie alte trei foi și scrie fără să lași urmă pe a treia.
`,
        },
      ),
    ]),
    unit('literele', { ro: 'Literele' }, [
      text(
        'familii',
        7,
        { ro: 'Patru familii de litere' },
        {
          ro: `
Alfabetul pare lung, dar literele mici pornesc din patru mișcări. Învață mișcarea și primești literele la pachet:

1. **ovalul**: a, c, d, g, o, q;
2. **valul**: i, u, t, w;
3. **podul**: m, n, p, h, r, v;
4. **bucla înaltă**: l, b, f, k.

Rămân câteva încăpățânate, *s*, *x*, *z*, pe care le exersezi separat. Diacriticele se pun **la sfârșitul cuvântului**, ca să nu rupi linia: întâi „tara”, apoi căciula și virgula, și iată „țară”.

## Exercițiu

Un rând din fiecare familie, apoi un cuvânt în care familia e la ea acasă: „coada”, „uit”, „mână”, „balul”. Încercuiește pe fiecare rând litera care ți-a ieșit cel mai bine. Mâine o copiezi pe aceea.
`,
        },
      ),
      text(
        'legaturi',
        6,
        { ro: 'Cum se țin literele de mână' },
        {
          ro: `
Literele se leagă în trei feluri, după locul unde se termină prima și începe a doua:

- **jos–jos**, cele mai multe: *an*, *il*, *me*;
- **sus–jos**, după o, v, b, w: *on*, *vi*, *br*. Legătura pleacă orizontal, de sus, ca o punte;
- **pauza**, adică fără legătură. După *x* sau după o majusculă poți ridica liniștit stiloul.

Greșeala obișnuită este coborârea până pe rând după *o*: „ou” ajunge să semene cu „au”. Ține puntea sus.

## Ritmul contează mai mult decât forma

Scrie cuvântul „minimum” de zece ori, cu ochii pe **distanța dintre bețe**, nu pe litere. Când bețele stau la fel de departe unul de altul, cuvântul pare scris frumos, chiar dacă niciun *m* nu e perfect.
`,
        },
      ),
      text(
        'o-scrisoare',
        7,
        { ro: 'O scrisoare de o pagină' },
        {
          ro: `
Acum scrii ceva adevărat, pentru cineva care nu se așteaptă. O pagină înseamnă cam o sută cincizeci de cuvinte, deci nu te speria.

1. Fă o **ciornă** fără griji, cu tăieturi cu tot.
2. Trage cu creionul margini de doi centimetri și, dacă ai nevoie, pune liniatura dedesubt.
3. Scrie data și locul sus, în dreapta; numele omului, pe rând separat.
4. Copiază fără grabă. Dacă greșești, taie cu o singură linie dreaptă: e mai frumos decât pasta albă.
5. Încheie cum vorbești, apoi semnează.

Citește-o o dată cu voce tare înainte s-o împăturești. Cine o primește o va păstra mai mult decât orice mesaj trimis anul acesta. Apoi uită-te la prima pagină de bucle, din prima seară, și pune-le alături.
`,
        },
      ),
    ]),
  ],
};
