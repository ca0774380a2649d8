import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit, video } from '../course-content.ts';

export const calmNegotiation: PublishedCourse = {
  id: 'calm-negotiation',
  ownerUid: PEOPLE.creator.uid,
  baseLocale: 'ro',
  title: { ro: 'Negociere fără ridicat tonul', en: 'Negotiating without raising your voice' },
  subtitle: {
    ro: 'Pregătire, tăcere și întrebări bune, pentru oameni cărora nu le place să se certe.',
    en: 'Preparation, silence and good questions, for people who dislike arguing.',
  },
  description: {
    ro: 'Negociezi mai des decât crezi: salariul, chiria, termenul unui proiect, cine ia copilul de la grădiniță. Cursul nu te învață trucuri, ci cum să te pregătești pe o singură pagină, cum să ceri fără să te scuzi și cum să închei astfel încât să puteți lucra împreună și mâine.',
    en: 'You negotiate more often than you think: a salary, a rent, a deadline, who picks the child up from nursery. This course does not teach tricks. It teaches you to prepare on a single page, to ask without apologising and to close so that you can still work together tomorrow.',
  },
  outcomes: {
    ro: [
      'Te pregătești pe o pagină',
      'Spui o cifră fără să te scuzi',
      'Răspunzi calm la presiune',
      'Închei cu o înțelegere scrisă',
    ],
    en: [
      'Prepare on one page',
      'Name a number without apology',
      'Answer pressure calmly',
      'Close with a written agreement',
    ],
  },
  categoryId: 'business',
  level: 'intermediate',
  instructors: [
    { uid: PEOPLE.creator.uid, name: PEOPLE.creator.name },
    { uid: PEOPLE.expert.uid, name: PEOPLE.expert.name },
  ],
  publishedDaysAgo: 130,
  version: 4,
  learners: 24,
  units: [
    unit('preparing', { ro: 'Pregătirea', en: 'Preparing' }, [
      preview(
        text(
          'one-page',
          7,
          { ro: 'Pagina de pregătire', en: 'The one-page plan' },
          {
            ro: `
Cine se pregătește zece minute e deja înaintea celor mai mulți. Ia o foaie și scrie cinci rânduri:

1. **Ce vreau**, într-o cifră sau un verb.
2. **De ce**, adică nevoia din spate: timp, siguranță, recunoaștere.
3. **Ce fac dacă nu iese**: cea mai bună alternativă, una reală.
4. **Ce crede celălalt** la punctele 1–3, atât cât pot bănui.
5. **Ce pot oferi ieftin** și pentru el e prețios.

Rândul al treilea îți dă liniștea. Cine are o alternativă nu trebuie să ridice tonul; cine n-are, încă nu e gata de discuție.

## Exemplu

Vlad vrea o zi de lucru de acasă. Nevoia: două ore de drum economisite. Alternativa: un program decalat. Ofertă ieftină: preia el raportul de luni dimineața, pe care nu-l vrea nimeni.
`,
            en: `
Ten minutes of preparation puts you ahead of most people. Take a sheet of paper and write five lines:

1. **What I want**, as a number or a verb.
2. **Why**, the need behind it: time, safety, recognition.
3. **What I will do if it fails**: the best alternative, a real one.
4. **What the other side thinks** about points 1 to 3, as far as I can guess.
5. **What I can give cheaply** that is precious to them.

The third line gives you calm. Those who have an alternative need not raise their voice; those who have none are not ready to talk yet.

## Example

Vlad wants one day a week at home. The need: two hours of commuting saved. The alternative: shifted hours. The cheap offer: he takes over the Monday morning report that nobody wants.
`,
          },
        ),
      ),
      text(
        'the-first-number',
        6,
        { ro: 'Prima cifră', en: 'The first number' },
        {
          ro: `
Prima cifră rostită trage discuția spre ea, ca o ancoră. Dacă știi bine piața, spune-o tu. Dacă n-o știi, întreabă și ascultă.

O cifră bună este **precisă** și **susținută**: „7 400 de lei, fiindcă preiau și cele două conturi ale Danei” stă mai bine în picioare decât „vreo șapte mii”. Numărul rotund pare ghicit.

După ce ai spus-o, urmează partea grea: **taci**. Tăcerea de trei secunde pare un minut, iar tentația e s-o umpli cu scuze: „dar, desigur, înțeleg dacă nu…”. Tocmai ai negociat cu tine însuți și ai pierdut.

## Exersează

Spune-ți cifra cu voce tare în oglindă, apoi numără în gând până la cinci. De zece ori. La a zecea nu mai pare obrăznicie, ci informație.
`,
          en: `
The first number spoken pulls the conversation towards itself, like an anchor. If you know the market well, say it first. If you do not, ask and listen.

A good number is **precise** and **supported**: “7,400 lei, because I am also taking on Dana’s two accounts” stands better than “about seven thousand”. A round number sounds guessed.

Once you have said it comes the hard part: **stay quiet**. Three seconds of silence feel like a minute, and the temptation is to fill them with apologies: “but of course I understand if…”. You have just negotiated against yourself, and lost.

## Practise

Say your number aloud in front of a mirror, then count silently to five. Ten times. By the tenth it no longer feels cheeky; it feels like information.
`,
        },
      ),
    ]),
    unit('talking', { ro: 'Discuția', en: 'The conversation' }, [
      text(
        'good-questions',
        6,
        { ro: 'Întrebări care deschid', en: 'Questions that open' },
        {
          ro: `
Cel care întreabă conduce, fără să împingă. Întrebările bune încep cu **ce** și **cum**; *de ce* pune omul în gardă, ca la școală.

- „Ce ar trebui să fie adevărat ca să meargă?”
- „Cum ați ajuns la termenul acesta?”
- „Ce e cel mai greu pentru voi în varianta mea?”

Apoi spune cu vorbele tale ce ai auzit: „Deci nu bugetul e problema, ci că s-ar supăra ceilalți din echipă. Am înțeles bine?” Un „exact” e mai valoros decât un „da”. „Da” înseamnă uneori doar „termină odată”.

## Când auzi „nu se poate”

Întreabă: „Cine ar putea hotărî altfel?” sau „Când s-ar putea?”. Multe refuzuri sunt despre moment, nu despre lucru.
`,
          en: `
Whoever asks, leads, without pushing. Good questions start with **what** and **how**; *why* puts people on guard, as if they were back at school.

- “What would have to be true for this to work?”
- “How did you arrive at this deadline?”
- “What is hardest for you in my version?”

Then say in your own words what you heard: “So the budget is not the problem; the rest of the team would be upset. Did I get that right?” An “exactly” is worth more than a “yes”. A “yes” sometimes only means “please stop”.

## When you hear “impossible”

Ask “who could decide otherwise?” or “when might it be possible?”. Many refusals are about timing, not about the thing itself.
`,
        },
      ),
      video(
        'the-pause',
        5,
        'breath',
        { ro: 'Pauza dinaintea răspunsului', en: 'The pause before the answer' },
        {
          ro: `
Când cineva te presează, corpul răspunde primul: umerii urcă, vocea se subțiază, mâna caută telefonul. Nu poți negocia bine din starea asta. Respirația din clip, patru secunde înăuntru și șase afară, o schimbă într-un singur minut, iar la masă nu se vede.

Pe lângă respirație, pregătește trei fraze care îți cumpără timp:

- „Vreau să mă gândesc la asta până mâine la zece.”
- „Lasă-mă să repet, ca să fiu sigur că am înțeles.”
- „E o cerere nouă. Hai s-o scriem lângă celelalte.”

Niciuna nu acceptă și niciuna nu refuză. **Nu ești dator cu un răspuns pe loc.** Ofertele care expiră în cinci minute sunt, de obicei, valabile și a doua zi.
`,
          en: `
When someone presses you, the body answers first: shoulders rise, the voice thins, the hand looks for the phone. You cannot negotiate well from there. The breathing in the clip, four seconds in and six out, changes it within a minute, and nobody at the table will notice.

Besides the breath, prepare three sentences that buy time:

- “I would like to think about that until ten tomorrow.”
- “Let me repeat it, to be sure I understood.”
- “That is a new request. Let us write it down next to the others.”

None of them accepts and none refuses. **You do not owe an answer on the spot.** Offers that expire in five minutes are usually still there the next day.
`,
        },
      ),
      text(
        'closing',
        6,
        { ro: 'Cum închei', en: 'Closing well' },
        {
          ro: `
O înțelegere nespusă până la capăt e o ceartă amânată. Când simți că ați ajuns acolo, oprește-te și recapitulează cu voce tare: **cine** face **ce**, **până când** și **ce se întâmplă dacă nu**.

În aceeași zi trimite un mesaj scurt:

> Mulțumesc pentru discuție. Am rămas așa: de la 1 mai, lucrez miercurea de acasă, preiau raportul de luni și vedem după trei luni cum a mers. Dacă ai reținut altceva, spune-mi până vineri.

Mesajul nu e neîncredere. Memoria a doi oameni de bună-credință diferă după o săptămână.

## Lasă ceva pe masă

Dacă ai obținut ce contează, nu stoarce ultimii lei. Omul din față își va aminti cum s-a simțit la sfârșit, iar data viitoare va începe de acolo.
`,
          en: `
An agreement not spoken to the end is a quarrel postponed. When you feel you are there, stop and recap aloud: **who** does **what**, **by when**, and **what happens if not**.

The same day, send a short message:

> Thank you for the talk. We agreed that from 1 May I work from home on Wednesdays, I take over the Monday report, and after three months we see how it went. If you remember it differently, tell me by Friday.

The message is not distrust. The memories of two honest people differ after a week.

## Leave something on the table

If you have what matters, do not squeeze out the last coins. The other person will remember how the end felt, and next time will begin from there.
`,
        },
      ),
    ]),
  ],
};
