import { PEOPLE } from '../../people/people.ts';
import { preview, text, type UnpublishedCourse, unit } from '../course-content.ts';

export const interfaceWriting: UnpublishedCourse = {
  id: 'interface-writing',
  ownerUid: PEOPLE.creator.uid,
  status: 'draft',
  baseLocale: 'ro',
  title: { ro: 'Cuvintele mici ale unei aplicații', en: 'The small words of an app' },
  subtitle: {
    ro: 'Butoane, erori și ecrane goale scrise pentru oameni.',
    en: 'Buttons, errors and empty screens written for people.',
  },
  description: {
    ro: 'Un curs despre textele pe care nimeni nu le laudă, dar pe care toți le citesc.',
    en: 'A course about the texts nobody praises and everybody reads.',
  },
  outcomes: { ro: ['Numești butoanele după faptă'], en: ['Name buttons after the action'] },
  categoryId: 'design',
  level: 'intermediate',
  units: [
    unit('buttons', { ro: 'Butoane', en: 'Buttons' }, [
      preview(
        text(
          'verbs',
          5,
          { ro: 'Butonul e un verb', en: 'A button is a verb' },
          {
            ro: `
„OK” nu spune nimic. Butonul bun numește fapta, la fel ca fraza pe care ai rosti-o tu: *Trimite cererea*, *Păstrează ciorna*, *Șterge definitiv*. Cine citește doar butoanele trebuie să înțeleagă ce urmează.

Scrie-le la persoana cu care vorbești, scurt, fără „te rog”. Perechea lor negativă nu e „Anulează”, ci fapta opusă: lângă *Șterge definitiv* stă *Păstrează*. „Anulează” devine o ghicitoare chiar acolo unde se anulează ceva, de pildă o programare.

Probează-le cu voce tare, ca răspuns la „Ce fac acum?”. „Trimite cererea” răspunde; „OK” nu răspunde la nicio întrebare.
`,
            en: `
“OK” says nothing. A good button names the deed, just like the sentence you would speak: *Send request*, *Keep draft*, *Delete for good*. Someone who reads only the buttons should understand what comes next.

Keep them short, without “please”. Their negative partner is not “Cancel” but the opposite deed: next to *Delete for good* stands *Keep it*. “Cancel” turns into a riddle exactly where something is being cancelled, such as a booking.

Test them aloud: “I want to…” followed by the button’s text. “I want to send request” is clear; “I want to OK” means nothing at all.
`,
          },
        ),
      ),
      text(
        'errors',
        6,
        { ro: 'Eroarea care ajută', en: 'The error that helps' },
        {
          ro: `
Un mesaj de eroare bun răspunde la trei întrebări, în ordinea în care le pune cititorul: **ce s-a întâmplat**, **ce s-a păstrat**, **ce fac acum**.

> Nu am putut trimite mesajul, fiindcă ești deconectat. Textul a rămas aici. Încearcă din nou când revine conexiunea.

Nu dă vina pe nimeni, nu se scuză de trei ori și nu arată coduri. Codul are loc doar dacă omul îl va citi cuiva la telefon.

Scrie mesajul lângă câmpul la care se referă, nu sus, într-o listă. Iar când știi care e valoarea bună, spune-o: „Parola are nevoie de cel puțin opt caractere” este mai util decât „Parolă nevalidă”.
`,
          en: `
A good error message answers three questions, in the order readers ask them: **what happened**, **what was kept**, **what do I do now**.

> We could not send your message because you are offline. Your text is still here. Try again when the connection is back.

It blames nobody, does not apologise three times and shows no codes. A code earns its place only if the person will read it to someone on the phone.

Put the message next to the field it is about, not in a list at the top. And when you know what a good value looks like, say so: “The password needs at least eight characters” is more useful than “Invalid password”.
`,
        },
      ),
    ]),
  ],
};
