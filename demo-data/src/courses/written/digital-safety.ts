import { PEOPLE } from '../../people/people.ts';
import { type PublishedCourse, preview, text, unit } from '../course-content.ts';

export const digitalSafety: PublishedCourse = {
  id: 'digital-safety',
  ownerUid: PEOPLE.sorin.uid,
  baseLocale: 'ro',
  title: { ro: 'Siguranță digitală pentru oameni ocupați', en: 'Digital safety for busy people' },
  subtitle: {
    ro: 'Cinci seri, cinci obiceiuri care te feresc de cele mai multe necazuri.',
    en: 'Five evenings, five habits that keep most trouble away.',
  },
  description: {
    ro: 'Nu trebuie să devii specialist ca să fii greu de păcălit. Fiecare lecție se termină cu un singur lucru de făcut, în cel mult un sfert de oră: parole, verificarea în doi pași, mesaje false, copii de rezervă și telefonul pierdut. Fără sperieturi și fără reclame la programe.',
    en: 'You do not have to become a specialist to be hard to fool. Every lesson ends with one thing to do, in a quarter of an hour at most: passwords, two-step verification, fake messages, backups and the lost phone. No scare stories and no software adverts.',
  },
  outcomes: {
    ro: [
      'Folosești un manager de parole',
      'Recunoști un mesaj fals',
      'Ai o copie de rezervă verificată',
      'Știi ce faci când pierzi telefonul',
    ],
    en: [
      'Use a password manager',
      'Recognise a fake message',
      'Keep a backup you have tested',
      'Know what to do when a phone is lost',
    ],
  },
  categoryId: 'technology',
  level: 'beginner',
  instructors: [{ uid: PEOPLE.sorin.uid, name: PEOPLE.sorin.name }],
  publishedDaysAgo: 12,
  version: 1,
  learners: 18,
  units: [
    unit('your-keys', { ro: 'Cheile tale', en: 'Your keys' }, [
      preview(
        text(
          'passwords',
          6,
          { ro: 'O parolă bună este una pe care n-o știi', en: 'A good password is one you do not know' },
          {
            ro: `
Nimeni nu-ți ghicește parola stând la calculator. O află dintr-un site spart, apoi o încearcă peste tot. De aceea cea mai importantă regulă este: **nicio parolă de două ori**.

Creierul nu poate ține minte optzeci de parole diferite, așa că nu-l obliga. Un **manager de parole** le inventează și le ține minte; tu reții una singură. Pe aceea fă-o lungă, din patru sau cinci cuvinte fără legătură între ele:

> cireașă tramvai octombrie fluier

Lungimea bate ciudățenia. „P@r0la1!” e mai slabă decât patru cuvinte obișnuite alese la întâmplare.

## În seara asta

Alege un manager de parole și mută în el trei conturi: e-mailul, banca și rețeaua pe care o folosești cel mai des. Restul vor veni pe rând, când te autentifici.
`,
            en: `
Nobody sits at a computer guessing your password. They learn it from a breached site, then try it everywhere. So the most important rule is: **no password twice**.

A brain cannot hold eighty different passwords, so do not force it. A **password manager** invents and remembers them; you keep only one. Make that one long, from four or five words that have nothing to do with each other:

> cherry tram october whistle

Length beats oddness. “P@ssw0rd1!” is weaker than four ordinary words picked at random.

## This evening

Choose a password manager and move three accounts into it: email, bank and the network you use most. The others will follow, one at a time, as you sign in.
`,
          },
        ),
      ),
      text(
        'two-steps',
        6,
        { ro: 'Doi pași în loc de unul', en: 'Two steps instead of one' },
        {
          ro: `
Verificarea în doi pași cere, pe lângă parolă, ceva ce ai la tine. Chiar dacă cineva îți află parola, rămâne în fața unei a doua uși.

De la cel mai slab la cel mai bun:

1. **cod prin SMS**: mult mai bine decât nimic, dar un număr poate fi deturnat;
2. **cod dintr-o aplicație**: se schimbă la treizeci de secunde și merge fără semnal;
3. **cheie de acces** (passkey) sau cheie fizică: nu poate fi păcălită de un site fals, fiindcă verifică adresa în locul tău.

## În seara asta

Activează doi pași pentru **e-mail**. Este contul prin care se resetează toate celelalte. Tipărește codurile de rezervă și pune-le lângă actele importante, nu într-o poză din telefon.
`,
          en: `
Two-step verification asks, besides the password, for something you have with you. Even if someone learns your password, they face a second door.

From weakest to best:

1. **a code by text message**: far better than nothing, but a phone number can be hijacked;
2. **a code from an app**: it changes every thirty seconds and works without signal;
3. **a passkey** or a hardware key: a fake site cannot fool it, because it checks the address for you.

## This evening

Turn on two steps for your **email**. It is the account through which all the others are reset. Print the recovery codes and put them with your important papers, not in a photo on your phone.
`,
        },
      ),
    ]),
    unit('when-something-happens', { ro: 'Când se întâmplă ceva', en: 'When something happens' }, [
      text(
        'fake-messages',
        7,
        { ro: 'Anatomia unui mesaj fals', en: 'Anatomy of a fake message' },
        {
          ro: `
„Coletul tău nu a putut fi livrat. Plătește 3,49 lei în 24 de ore.” Suma e mică, graba e mare, iar linkul duce altundeva. Aproape toate mesajele false au aceleași trei piese:

- **o emoție**: frică, curiozitate, rușine sau un câștig;
- **un ceas**: azi, acum, ultima șansă;
- **o ușă**: un link, un fișier, un număr de telefon.

Nu trebuie să fii sigur că e fals. E destul să **schimbi drumul**: nu apăsa linkul, ci deschide tu aplicația curierului sau sună la numărul de pe card. Dacă problema e reală, o găsești și acolo.

## Regula familiei

Stabiliți acasă o întrebare pe care doar voi o știți. Dacă sună cineva cu vocea fiului tău și cere bani, pune întrebarea. Vocile se pot imita, amintirile mai greu.
`,
          en: `
“Your parcel could not be delivered. Pay 3.49 lei within 24 hours.” The sum is small, the hurry is great and the link leads elsewhere. Nearly all fake messages share three parts:

- **an emotion**: fear, curiosity, shame or a prize;
- **a clock**: today, now, last chance;
- **a door**: a link, a file, a phone number.

You do not need to be certain that it is fake. It is enough to **change the road**: instead of the link, open the courier’s app yourself, or ring the number on the back of your card. If the problem is real, you will find it there too.

## The family rule

Agree at home on a question only you know. If someone calls in your son’s voice asking for money, ask it. Voices can be copied; memories are harder.
`,
        },
      ),
      text(
        'backups',
        6,
        { ro: 'Copia de rezervă pe care ai încercat-o', en: 'The backup you have tried' },
        {
          ro: `
Există două feluri de oameni: cei care fac copii de rezervă și cei care încă n-au pierdut nimic. Regula **3-2-1** e veche și bună:

- **3** exemplare ale fișierelor care contează;
- pe **2** feluri de suport, de pildă laptopul și un disc extern;
- **1** în altă parte decât acasă, de exemplu în cloud.

Sincronizarea nu este copie de rezervă. Dacă ștergi din greșeală un dosar sincronizat, el dispare politicos de peste tot.

## În seara asta

Copiază pozele din ultimul an pe un disc, scoate discul din laptop și **recuperează o poză** pe alt calculator. O copie din care n-ai recuperat nimic e doar o speranță. Pune-ți o reamintire peste trei luni.
`,
          en: `
There are two kinds of people: those who make backups and those who have not lost anything yet. The **3-2-1** rule is old and good:

- **3** copies of the files that matter;
- on **2** kinds of storage, such as your laptop and an external disk;
- **1** somewhere other than home, for example in the cloud.

Syncing is not a backup. If you delete a synced folder by mistake, it politely vanishes everywhere.

## This evening

Copy last year’s photos to a disk, unplug it, and **restore one photo** on another computer. A backup from which you have never restored anything is only a hope. Set yourself a reminder for three months from now.
`,
        },
      ),
      text(
        'lost-phone',
        5,
        { ro: 'Am pierdut telefonul', en: 'I lost my phone' },
        {
          ro: `
Panica vine prima, deci pregătește lista dinainte. Dacă telefonul a dispărut, în ordinea aceasta:

1. De pe alt dispozitiv, deschide serviciul de găsire al telefonului și **marchează-l ca pierdut**. Ecranul se blochează și poate afișa un număr de contact.
2. Sună operatorul și **blochează cartela SIM**. Codurile prin SMS ajung la cine o are.
3. Sună banca dacă plăteai cu telefonul.
4. Schimbă parola de e-mail și deconectează sesiunile vechi.
5. Abia la urmă **șterge de la distanță**: după ștergere, pe multe telefoane nu-l mai poți urmări.

## În seara asta

Verifică dacă găsirea e pornită, pune un cod de cel puțin șase cifre și scrie pe hârtie numărul operatorului. Din telefonul pierdut nu-l mai poți căuta.
`,
          en: `
Panic arrives first, so have the list ready beforehand. If the phone is gone, in this order:

1. From another device, open your phone’s finding service and **mark it as lost**. The screen locks and can show a number to call.
2. Ring the operator and **block the SIM card**. Codes sent by text go to whoever holds it.
3. Ring the bank if you paid with your phone.
4. Change your email password and sign out old sessions.
5. Only then **erase it remotely**: on many phones you can no longer trace it after that.

## This evening

Check that finding is turned on, set a code of at least six digits and write the operator’s number on paper. You cannot look it up on a lost phone.
`,
        },
      ),
    ]),
  ],
};
