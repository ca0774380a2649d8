import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit } from '../course-content.ts';

export const firstYearFreelance: PublishedCourse = {
  id: 'primul-an-pe-cont-propriu',
  ownerUid: PEOPLE.creator.uid,
  baseLocale: 'ro',
  title: { ro: 'Primul an pe cont propriu' },
  subtitle: { ro: 'Clienți, prețuri, facturi și liniște, pentru cine tocmai a renunțat la salariu.' },
  description: {
    ro: 'Ai plecat de la serviciu sau te pregătești s-o faci. Cursul te ajută să treci de primul an fără să lucrezi în fiecare duminică: cum alegi primul serviciu pe care îl vinzi, cum pui prețul, ce scrii într-un contract simplu, cum ții banii separați și cum refuzi un client nepotrivit. Pentru taxe rămâi în legătură cu un contabil; aici înveți ce să-l întrebi.',
  },
  outcomes: {
    ro: [
      'Descrii ce vinzi într-o singură frază',
      'Îți calculezi tariful minim',
      'Scrii o ofertă și un contract scurt',
      'Ții o rezervă pentru lunile slabe',
    ],
  },
  categoryId: 'business',
  level: 'beginner',
  instructors: [{ uid: PEOPLE.creator.uid, name: PEOPLE.creator.name }],
  publishedDaysAgo: 77,
  version: 2,
  learners: 19,
  units: [
    unit('ce-vinzi', { ro: 'Ce vinzi și cu cât' }, [
      preview(
        text(
          'o-singura-fraza',
          6,
          { ro: 'O singură frază' },
          {
            ro: `
„Fac de toate: site-uri, logo-uri, texte, ce e nevoie.” Omul dă din cap și uită. Ca să te recomande cineva, trebuie să poată repeta ce faci, într-o frază:

> Ajut **cabinete stomatologice** să aibă **programări online** fără să schimbe programul pe care îl folosesc deja.

Are un **cine**, un **ce** și o **grijă înlăturată**. Nu spune nimic despre pasiune, sinergii sau soluții complete.

Teama firească e că pierzi clienți. În practică se întâmplă invers: cine are cabinet se recunoaște, iar cine are o florărie întreabă oricum.

## Exercițiu

Scrie trei variante. Spune-le, pe rând, la trei oameni care nu sunt din domeniu. După o zi, întreabă-i ce țin minte. Păstrează varianta care s-a întors cel mai puțin schimbată.
`,
          },
        ),
      ),
      text(
        'tariful-minim',
        8,
        { ro: 'Tariful sub care pierzi bani' },
        {
          ro: `
Ziua de lucru pe cont propriu nu are opt ore vândute. Oferte, facturi, învățat, drumuri, tăceri: rămân cam **patru sau cinci**.

Calculul, pe un colț de hârtie:

1. Cât îți trebuie pe lună ca să trăiești: *6 000 de lei*.
2. Cheltuielile activității, cu abonamente și contabil: *900*.
3. Taxe și contribuții; întreabă contabilul, aici presupunem *2 600*.
4. Rezervă pentru concediu și boală, a zecea parte: *950*.

Total: 10 450 de lei. Împarte la **90 de ore vândute** pe lună: 116 lei pe oră. Acesta nu e prețul, ci **podeaua**. Sub ea plătești tu ca să lucrezi.

Prețul adevărat pornește de la cât valorează rezultatul pentru client. Podeaua îți spune doar când să refuzi zâmbind.
`,
        },
      ),
    ]),
    unit('clientii', { ro: 'Clienții' }, [
      text(
        'oferta',
        7,
        { ro: 'Oferta de o pagină' },
        {
          ro: `
O ofertă lungă nu convinge, ci amână. Pune pe o pagină:

- **situația**, așa cum ai înțeles-o, cu vorbele clientului;
- **ce primește**, enumerat, și **ce nu e inclus**;
- **prețul**, pe etape dacă trece de o lună;
- **calendarul**, cu ce ai nevoie de la el și până când;
- **valabilitatea**: de obicei paisprezece zile.

Rândul „ce nu e inclus” te scapă de cele mai multe certuri. „Textele le scrieți dumneavoastră” sau „două runde de modificări” par mărunte până în săptămâna a treia.

Trimite oferta în cel mult două zile de la discuție și spune când suni: „Vă caut joi, după prânz.” Apoi chiar sună joi, după prânz. Puțini o fac.
`,
        },
      ),
      text(
        'contractul',
        7,
        { ro: 'Un contract pe înțelesul tuturor' },
        {
          ro: `
Contractul nu e pentru tribunal, ci pentru ziua în care amândoi ați uitat ce ați vorbit. Două pagini ajung, dacă răspund la șase întrebări:

1. Cine sunt părțile și cine semnează?
2. Ce se livrează și în ce formă?
3. Cât costă, când se plătește și ce se întâmplă la întârziere?
4. Când se consideră lucrarea acceptată, dacă clientul tace?
5. Cui aparține rezultatul și din ce moment?
6. Cum se poate opri fiecare, cu ce preaviz?

Cere un **avans** între o treime și jumătate. Nu e lăcomie: cine n-a plătit nimic amână orice.

Un jurist care îți verifică o dată modelul costă mai puțin decât o factură neîncasată. După aceea schimbi doar numele, suma și anexele.
`,
        },
      ),
      text(
        'clientul-nepotrivit',
        5,
        { ro: 'Cum refuzi un client' },
        {
          ro: `
Semnele apar devreme: vorbește urât despre toți cei dinainte, vrea „doar o probă” gratuită, negociază înainte să spună ce îi trebuie, scrie duminica la unsprezece seara și întreabă luni de ce n-ai răspuns.

Un refuz bun este scurt și nu se justifică:

> Vă mulțumesc că v-ați gândit la mine. Pentru proiectul acesta nu sunt omul potrivit. V-ar putea ajuta Corina, care lucrează tocmai pe zona asta.

Nu inventa că ești ocupat: peste o lună revine. Nu mări prețul de trei ori sperând că pleacă: uneori acceptă și rămâi cu el.

Fiecare „nu” îți păstrează locul liber pentru un client cu care ai fi bucuros să lucrezi și la anul.
`,
        },
      ),
    ]),
    unit('banii-si-linistea', { ro: 'Banii și liniștea' }, [
      text(
        'trei-conturi',
        6,
        { ro: 'Trei conturi și o rezervă' },
        {
          ro: `
Banii intrați nu sunt toți ai tăi; unii sunt doar în trecere. Desparte-i din ziua încasării:

- **contul de lucru**: aici intră facturile, de aici pleacă cheltuielile activității;
- **contul de taxe**: mută imediat procentul spus de contabil și uită-l;
- **contul tău**: îți plătești un „salariu” fix, în aceeași zi a lunii.

Ce rămâne în contul de lucru devine **rezervă**. Ținta pentru primul an: cheltuielile pe trei luni. Cu rezerva făcută, o factură întârziată e o neplăcere, nu o dramă, iar tu nu mai accepți orice.

## Obiceiul de vineri

Douăzeci de minute: trimiți facturile, notezi ce e neîncasat, suni politicos un singur restanțier. Pus în calendar, obiceiul acesta valorează mai mult decât orice aplicație.
`,
        },
      ),
    ]),
  ],
};
