import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const pythonFirstSteps: PublishedCourse = {
  id: 'python-first-steps',
  ownerUid: PEOPLE.instructor.uid,
  baseLocale: 'ro',
  title: { ro: 'Python: primii pași', en: 'Python: first steps' },
  subtitle: {
    ro: 'Scrie primul program care îți face o treabă adevărată.',
    en: 'Write your first program that does a real job for you.',
  },
  description: {
    ro: 'Un curs pentru oameni care n-au programat niciodată și nu vor să devină neapărat programatori. Construim pas cu pas un program care împarte nota de plată între prieteni. Pe drum apar variabile, condiții, repetări și funcții, fiecare atunci când ai nevoie de ea.',
    en: 'A course for people who have never programmed and do not necessarily want to become programmers. Step by step we build a program that splits a bill among friends. Variables, conditions, loops and functions turn up along the way, each at the moment you need it.',
  },
  outcomes: {
    ro: [
      'Rulezi un program scris de tine',
      'Citești un mesaj de eroare',
      'Folosești liste și repetări',
      'Împarți un program în funcții',
    ],
    en: ['Run a program you wrote', 'Read an error message', 'Use lists and loops', 'Split a program into functions'],
  },
  categoryId: 'technology',
  level: 'beginner',
  instructors: [
    { uid: PEOPLE.instructor.uid, name: PEOPLE.instructor.name },
    { uid: PEOPLE.sorin.uid, name: PEOPLE.sorin.name },
  ],
  publishedDaysAgo: 41,
  version: 1,
  learners: 22,
  units: [
    unit('hello', { ro: 'Primul program', en: 'The first program' }, [
      preview(
        video(
          'what-is-a-program',
          5,
          'welcome',
          { ro: 'Ce este un program', en: 'What a program is' },
          {
            ro: `
Un program este o listă de pași scrisă pentru cineva foarte harnic și lipsit de imaginație. Calculatorul face exact ce scrie, în ordine, de sus în jos, oricât de nepotrivit ar fi.

Deschide un editor Python (cel din browser ajunge) și scrie:

    print("Bună seara!")
    print(12 * 4)

Apasă „Run”. Prima linie afișează textul dintre ghilimele, a doua calculează întâi și afișează rezultatul. \`print\` este o **funcție**: un verb pe care calculatorul îl știe deja. În paranteze îi dai cu ce să lucreze.

## Strică-l

Șterge o ghilimea și rulează din nou. Primești o eroare. Pune-o la loc. Tocmai ai trecut prin ce fac programatorii în fiecare zi, de zeci de ori, fără rușine.
`,
            en: `
A program is a list of steps written for someone very hard-working and quite without imagination. The computer does exactly what is written, in order, from top to bottom, however unwise that may be.

Open a Python editor (one in the browser will do) and write:

    print("Good evening!")
    print(12 * 4)

Press Run. The first line shows the text between the quotes; the second calculates first and shows the result. \`print\` is a **function**: a verb the computer already knows. In the brackets you hand it something to work with.

## Break it

Delete one quotation mark and run again. You get an error. Put it back. You have just been through what programmers do every day, dozens of times, without shame.
`,
          },
        ),
      ),
      text(
        'names-for-values',
        6,
        { ro: 'Nume pentru valori', en: 'Names for values' },
        {
          ro: `
O **variabilă** este un nume lipit pe o valoare. Nota de la restaurant a fost 240 de lei, iar la masă au fost patru oameni:

    nota = 240
    oameni = 4
    print(nota / oameni)

Semnul egal nu întreabă dacă sunt egale, ci **dă numele** din stânga valorii din dreapta. De aceea poți scrie \`nota = nota + 24\`: ia valoarea veche, adaugă bacșișul, pune numele pe rezultat.

## Nume bune

\`n\` și \`x2\` se uită până mâine. \`nota_cu_bacsis\` se citește și peste un an. În Python scriem numele cu litere mici și liniuță jos între cuvinte. Diacriticele sunt permise, dar mulți le evită, fiindcă un coleg cu altă tastatură nu le poate scrie.
`,
          en: `
A **variable** is a name stuck onto a value. The restaurant bill was 240 lei and there were four people at the table:

    bill = 240
    people = 4
    print(bill / people)

The equals sign does not ask whether two things are equal; it **gives the name** on the left to the value on the right. That is why you may write \`bill = bill + 24\`: take the old value, add the tip, put the name on the result.

## Good names

\`n\` and \`x2\` are forgotten by tomorrow. \`bill_with_tip\` still reads well in a year. In Python we write names in lower case with an underscore between words. A name that needs a comment to explain it is usually the wrong name, so change the name first.
`,
        },
      ),
      text(
        'reading-errors',
        6,
        { ro: 'Eroarea e o scrisoare', en: 'An error is a letter to you' },
        {
          ro: `
Mesajele de eroare par certuri, dar sunt scrisori. Citește-le **de jos în sus**:

    Traceback (most recent call last):
      File "nota.py", line 3, in <module>
        print(nota / omeni)
    NameError: name 'omeni' is not defined

Ultima linie spune *ce*: un nume necunoscut. Deasupra ei vezi *unde*: linia 3, cu textul ei. Aici am scris „omeni” în loc de „oameni”.

## Trei erori pe care le vei întâlni

- \`SyntaxError\`: fraza nu e terminată; caută o paranteză sau o ghilimea lipsă, uneori pe linia de dinainte.
- \`TypeError\`: ai amestecat feluri de valori, de pildă un text cu un număr.
- \`ZeroDivisionError\`: ai împărțit la zero; nimeni nu a venit la masă.

Copiază mesajul, caută-l, citește. Apoi schimbă un singur lucru o dată.
`,
          en: `
Error messages look like scoldings, but they are letters. Read them **from the bottom up**:

    Traceback (most recent call last):
      File "bill.py", line 3, in <module>
        print(bill / poeple)
    NameError: name 'poeple' is not defined

The last line says *what*: an unknown name. Above it you see *where*: line 3, with its text. Here we wrote “poeple” instead of “people”.

## Three errors you will meet

- \`SyntaxError\`: the sentence is not finished; look for a missing bracket or quote, sometimes on the line before.
- \`TypeError\`: you mixed kinds of values, for instance a text and a number.
- \`ZeroDivisionError\`: you divided by zero; nobody came to dinner.

Copy the message, search for it, read. Then change only one thing at a time.
`,
        },
      ),
    ]),
    unit('the-bill', { ro: 'Nota de plată', en: 'The bill' }, [
      text(
        'decisions',
        7,
        { ro: 'Programul hotărăște', en: 'The program decides' },
        {
          ro: `
Dacă sunteți peste șase la masă, restaurantul adaugă zece la sută. Programul trebuie să aleagă:

    if oameni > 6:
        nota = nota * 1.10
    else:
        print("Fără taxă de grup")

După \`if\` vine o întrebare cu răspunsul da sau nu, apoi două puncte. Liniile **retrase** aparțin răspunsului „da”; cele de sub \`else\`, răspunsului „nu”. Retragerea nu e ornament, e gramatică: patru spații, mereu.

## Comparații

\`>\` mai mare, \`>=\` cel puțin, \`==\` egal, \`!=\` diferit. Atenție la cele două semne egal: unul singur dă un nume, două întreabă.

Încearcă cu exact șase oameni. Regula spune „peste șase”. Marginile sunt locul unde se ascund cele mai multe greșeli, așa că probează-le întotdeauna.
`,
          en: `
If there are more than six of you at the table, the restaurant adds ten per cent. The program has to choose:

    if people > 6:
        bill = bill * 1.10
    else:
        print("No group charge")

After \`if\` comes a question with a yes or no answer, then a colon. The **indented** lines belong to “yes”; those under \`else\` belong to “no”. The indentation is not decoration, it is grammar: four spaces, always.

## Comparisons

\`>\` greater, \`>=\` at least, \`==\` equal, \`!=\` different. Mind the double equals sign: a single one gives a name, two of them ask a question.

Try it with exactly six people. The rule says “more than six”. Edges are where most mistakes hide, so always test them.
`,
        },
      ),
      text(
        'lists-and-loops',
        8,
        { ro: 'Pentru fiecare prieten', en: 'For each friend' },
        {
          ro: `
Nu toți au mâncat la fel. Punem sumele într-o **listă** și trecem prin ea cu \`for\`:

    sume = [62, 48, 75, 55]
    total = 0
    for suma in sume:
        total = total + suma
    print(total)

La fiecare tură, \`suma\` primește următoarea valoare din listă, iar linia retrasă se execută o dată. După a patra tură, programul merge mai departe.

## Urmărește cu creionul

Desenează două coloane, \`suma\` și \`total\`, și completează-le tură cu tură: 62 și 62, 48 și 110, 75 și 185, 55 și 240. Exercițiul pare copilăresc și e cel mai bun mod de a înțelege o repetare. Python are și scurtătura \`sum(sume)\`, dar acum știi ce se întâmplă înăuntru.
`,
          en: `
Not everyone ate the same. We put the amounts in a **list** and walk through it with \`for\`:

    amounts = [62, 48, 75, 55]
    total = 0
    for amount in amounts:
        total = total + amount
    print(total)

On each round, \`amount\` receives the next value from the list and the indented line runs once. After the fourth round, the program moves on.

## Follow it in pencil

Draw two columns, \`amount\` and \`total\`, and fill them in round by round: 62 and 62, 48 and 110, 75 and 185, 55 and 240. The exercise looks childish and is the best way to understand a loop. Python also has the shortcut \`sum(amounts)\`, but now you know what happens inside.
`,
        },
      ),
      text(
        'your-own-verbs',
        7,
        { ro: 'Verbe făcute de tine', en: 'Verbs of your own' },
        {
          ro: `
Când copiezi aceleași trei linii a doua oară, e timpul pentru o funcție. \`def\` adaugă un verb nou la vocabularul programului:

    def parte(nota, oameni, bacsis=0.1):
        total = nota * (1 + bacsis)
        return round(total / oameni, 2)

    print(parte(240, 4))
    print(parte(240, 4, bacsis=0))

În paranteze stau lucrurile de care funcția are nevoie. \`return\` dă răspunsul înapoi celui care a întrebat. \`bacsis=0.1\` e o valoare implicită: o folosești când nu spui altceva.

## O funcție, o treabă

\`parte\` calculează și atât. Nu afișează nimic, nu întreabă nimic, așa că o poți folosi oriunde și o poți verifica ușor: patru oameni, 240 de lei, fără bacșiș, trebuie să dea 60.
`,
          en: `
When you copy the same three lines for the second time, it is time for a function. \`def\` adds a new verb to the program’s vocabulary:

    def share(bill, people, tip=0.1):
        total = bill * (1 + tip)
        return round(total / people, 2)

    print(share(240, 4))
    print(share(240, 4, tip=0))

The brackets hold what the function needs. \`return\` hands the answer back to whoever asked. \`tip=0.1\` is a default: it is used when you say nothing else.

## One function, one job

\`share\` calculates and nothing more. It prints nothing and asks nothing, so you can use it anywhere and check it easily: four people, 240 lei, no tip, must give 60.
`,
        },
      ),
    ]),
  ],
};
