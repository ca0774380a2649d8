import { PEOPLE } from '../../people/people.ts';
import { files, type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const clearWorkEmails: PublishedCourse = {
  id: 'clear-work-emails',
  ownerUid: PEOPLE.helen.uid,
  baseLocale: 'en',
  title: { ro: 'E-mailuri în engleză, scrise limpede', en: 'Clear work emails in English' },
  subtitle: {
    ro: 'Scrie mesaje la care primești răspuns, fără să stai o jumătate de oră pe fiecare.',
    en: 'Write messages that get answered, without spending half an hour on each.',
  },
  description: {
    ro: 'Pentru cine lucrează cu oameni din alte țări și știe engleză, dar ezită înainte să apese „Trimite”. Luăm un e-mail obișnuit și îl construim pe rând: subiectul, prima propoziție, cererea, tonul și încheierea. La final ai un set de formule pe care le poți folosi chiar mâine.',
    en: 'For people who work across borders and know English, yet hesitate before pressing Send. We take one ordinary email and build it piece by piece: subject, first sentence, request, tone and ending. You leave with a set of phrases you can use tomorrow morning.',
  },
  outcomes: {
    ro: [
      'Scrii subiecte care spun ce aștepți',
      'Pui cererea în primele două rânduri',
      'Refuzi și insiști politicos',
      'Recitești un e-mail în două minute',
    ],
    en: [
      'Write subjects that say what you need',
      'Put the request in the first two lines',
      'Decline and follow up politely',
      'Edit an email in two minutes',
    ],
  },
  categoryId: 'languages',
  level: 'intermediate',
  instructors: [
    { uid: PEOPLE.helen.uid, name: PEOPLE.helen.name },
    { uid: PEOPLE.instructor.uid, name: PEOPLE.instructor.name },
  ],
  publishedDaysAgo: 64,
  version: 2,
  learners: 23,
  units: [
    unit('before-the-first-word', { ro: 'Înainte de primul cuvânt', en: 'Before the first word' }, [
      preview(
        video(
          'one-reader',
          5,
          'welcome',
          { ro: 'Un singur cititor', en: 'One reader' },
          {
            ro: `
Un e-mail bun are un singur cititor în minte, chiar dacă la „To” sunt șapte oameni. Înainte să scrii, răspunde în gând la trei întrebări:

1. **Cine trebuie să facă ceva?** Pe acel om îl numești.
2. **Ce anume?** Un verb: aprobă, trimite, alege, confirmă.
3. **Până când?** O zi și, dacă e cazul, o oră cu fus orar.

Dacă nu poți răspunde, probabil nu ai nevoie de un e-mail, ci de încă zece minute de gândire sau de o discuție scurtă.

## Încearcă

Deschide ultimul mesaj trimis la serviciu. Subliniază propoziția care cere ceva. E printre primele două? Dacă nu, mut-o acolo și recitește. De cele mai multe ori restul se scurtează singur.
`,
            en: `
A good email has one reader in mind, even when there are seven people on the To line. Before you write, answer three questions in your head:

1. **Who has to do something?** Name that person.
2. **What exactly?** Use a verb: approve, send, choose, confirm.
3. **By when?** Give a day and, where it matters, an hour with a time zone.

If you cannot answer, you probably do not need an email yet. You need ten more minutes of thinking, or a short conversation.

## Try it

Open the last message you sent at work. Underline the sentence that asks for something. Is it one of the first two? If not, move it there and read again. Most of the time, the rest gets shorter by itself.
`,
          },
        ),
      ),
      text(
        'subject-lines',
        6,
        { ro: 'Subiectul face jumătate din treabă', en: 'The subject line does half the work' },
        {
          ro: `
Mulți oameni hotărăsc din subiect dacă deschid mesajul acum sau vineri. Un subiect bun are **lucrul**, **acțiunea** și, la nevoie, **termenul**:

- slab: *Question*
- mai bun: *Question about the March invoice*
- bun: *March invoice: please approve by Thursday*

Lasă în pace cuvântul *urgent*. Dacă apare în fiecare zi, nu mai înseamnă nimic. Termenul concret spune același lucru, fără alarmă.

## Două obiceiuri

Schimbă subiectul când se schimbă discuția. Un fir care a început cu „Lunch on Friday” nu trebuie să se termine cu un buget. Și nu scrie tot mesajul în subiect: peste cincizeci de caractere, telefonul îl taie exact acolo unde devine interesant.
`,
          en: `
Plenty of people decide from the subject whether to open a message now or on Friday. A good subject holds the **thing**, the **action** and, if needed, the **deadline**:

- weak: *Question*
- better: *Question about the March invoice*
- good: *March invoice: please approve by Thursday*

Leave the word *urgent* alone. When it appears every day it stops meaning anything. A concrete deadline says the same without the alarm.

## Two habits

Change the subject when the conversation changes. A thread that began as “Lunch on Friday” should not end with a budget. And do not write the whole message in the subject: past about fifty characters, a phone cuts it off exactly where it was getting interesting.
`,
        },
      ),
    ]),
    unit('the-message', { ro: 'Mesajul', en: 'The message' }, [
      text(
        'request-first',
        7,
        { ro: 'Cererea întâi, povestea după', en: 'Request first, story second' },
        {
          ro: `
În română pornim des de la context: ce s-a întâmplat, de ce, apoi ce vrem. În engleza de birou ordinea e inversă. Cititorul vrea să știe ce ai nevoie, iar explicația o citește dacă îi trebuie.

**Înainte:** *As you know, last week we had a meeting with the supplier and they mentioned some changes, so I was wondering if maybe you could…*

**După:** *Could you confirm the new delivery date by Tuesday? The supplier changed it after last week’s meeting; details below.*

Observă trei lucruri: întrebarea e prima, are termen, iar contextul încape într-un rând. *Could you* este destul de politicos; nu ai nevoie de *I was wondering if maybe*. Când ai două cereri, numerotează-le. Când ai cinci, propune o întâlnire.
`,
          en: `
Many of us were taught to begin with context: what happened, why, and finally what we want. In office English the order is reversed. The reader wants to know what you need, and reads the explanation only if it helps.

**Before:** *As you know, last week we had a meeting with the supplier and they mentioned some changes, so I was wondering if maybe you could…*

**After:** *Could you confirm the new delivery date by Tuesday? The supplier changed it after last week’s meeting; details below.*

Notice three things: the question comes first, it has a deadline, and the context fits on one line. *Could you* is polite enough; you do not need *I was wondering if maybe*. When you have two requests, number them. When you have five, suggest a meeting.
`,
        },
      ),
      text(
        'tone',
        6,
        { ro: 'Tonul: direct, dar cald', en: 'Tone: direct but warm' },
        {
          ro: `
Tonul se vede în cuvinte mici. Iată schimbări care îndulcesc un mesaj fără să-l lungească:

- *You forgot the file* → *The file didn’t come through*
- *You must send it today* → *We need it today to keep the slot*
- *No* → *Not this month, but I can in June*

Prima formă arată spre om, a doua spre situație. Nu e ipocrizie; e felul în care păstrezi discuția despre lucru.

## Capcane pentru vorbitorii de română

*Please* la începutul fiecărei fraze sună ca un afiș de la ghișeu. Pune-l o dată, lângă cerere. *Kindly* pare politicos, dar multora le sună rece. Iar *I expect your answer* nu înseamnă „aștept răspunsul”, ci „pretind un răspuns”. Scrie *I look forward to hearing from you*.
`,
          en: `
Tone lives in small words. Here are swaps that soften a message without making it longer:

- *You forgot the file* → *The file didn’t come through*
- *You must send it today* → *We need it today to keep the slot*
- *No* → *Not this month, but I can in June*

The first version points at the person, the second at the situation. This is not hypocrisy; it is how you keep the conversation about the work.

## Traps for Romanian speakers

*Please* at the start of every sentence sounds like a notice on a counter. Use it once, next to the request. *Kindly* looks polite, yet to many readers it feels cold. And *I expect your answer* does not mean you are waiting; it means you demand one. Write *I look forward to hearing from you*.
`,
        },
      ),
      text(
        'follow-up',
        6,
        { ro: 'Cum insiști fără să deranjezi', en: 'Following up without nagging' },
        {
          ro: `
Tăcerea rareori înseamnă „nu”. De obicei înseamnă „am văzut, am uitat”. Un mesaj de revenire bun îi ușurează munca celuilalt: nu trimite pe nimeni să caute în fir.

> Hi Marta, coming back to the March invoice. If you approve it by Thursday, the supplier gets paid this week. Is there anything you need from me?

Are subiectul, termenul, urmarea și o ofertă de ajutor. Nu are *as per my previous email*, care se citește ca un reproș.

## Ritmul

Lasă două zile lucrătoare pentru ceva obișnuit. A doua oară scrie mai scurt. A treia oară schimbă canalul: sună sau întreabă cine altcineva poate decide. Dacă termenul e al tău, spune ce vei face în lipsa unui răspuns: *If I don’t hear back by Friday, I’ll go with option A.*
`,
          en: `
Silence rarely means no. It usually means “saw it, forgot it”. A good follow-up makes the other person’s work easier: nobody should have to dig through the thread.

> Hi Marta, coming back to the March invoice. If you approve it by Thursday, the supplier gets paid this week. Is there anything you need from me?

It has the subject, the deadline, the consequence and an offer of help. It does not have *as per my previous email*, which reads as a reproach.

## Pace

Leave two working days for something ordinary. Write less the second time. The third time, change the channel: call, or ask who else can decide. If the deadline is yours, say what you will do without an answer: *If I don’t hear back by Friday, I’ll go with option A.*
`,
        },
      ),
      preview(
        files(
          'phrases-to-keep',
          3,
          { ro: 'Formule de păstrat la îndemână', en: 'Phrases to keep at hand' },
          {
            ro: `
O pagină cu formulele din curs, în ordinea în care apar într-un e-mail: subiectul, cererea, refuzul, revenirea și încheierea. Pune-o lângă tastatură sau în notițele telefonului.

## Cum o folosești

Nu copia formula întreagă. Ia începutul ei și continuă cu ce ai de spus: termenul, suma, numele persoanei. O formulă fără amănuntul tău sună ca un răspuns automat.

- Înainte de primul e-mail al zilei, citește rândul de care ai nevoie.
- După ce ai trimis zece mesaje, adaugă două formule ale tale.
- Taie-le pe cele pe care nu le-ai folosit o lună.

Fișierul e text simplu: se deschide pe orice calculator și pe orice telefon, fără program anume.
`,
            en: `
One page with the phrases of the course, in the order in which an email uses them: the subject, the request, the refusal, the follow-up and the ending. Keep it by the keyboard or in the notes on your phone.

## How to use it

Do not copy a whole phrase. Take its beginning and go on with what you have to say: the deadline, the amount, the person. A phrase without your own detail reads like an automatic reply.

- Before the first email of the day, read the line that you need.
- After ten messages, add two phrases of your own.
- Cut the ones that you have not used for a month.

The file is plain text: it opens on any computer and any phone, without a program of its own.
`,
          },
          [
            {
              name: 'formule.txt',
              contentType: 'text/plain',
              content:
                'Subiect: March invoice: approval needed by Thursday\nCeri: Could you confirm … by Tuesday?\nRefuzi: Not this month, but I can in June.\nRevii: Coming back to the March invoice …\nÎnchei: I look forward to hearing from you.\n',
              label: { ro: 'Formulele, cu explicații în română', en: 'The phrases, explained in Romanian' },
              locale: 'ro',
            },
            {
              name: 'phrases.txt',
              contentType: 'text/plain',
              content:
                'Subject: March invoice: approval needed by Thursday\nAsk: Could you confirm … by Tuesday?\nDecline: Not this month, but I can in June.\nFollow up: Coming back to the March invoice …\nClose: I look forward to hearing from you.\n',
              label: { ro: 'Formulele, doar în engleză', en: 'The phrases' },
              locale: 'en',
            },
          ],
        ),
      ),
    ]),
  ],
};
