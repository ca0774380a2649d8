import type { InformationText } from '../information-text.ts';

export const text: InformationText = {
  title: 'Ajutor',
  summary: 'Răspunsuri scurte la întrebările care apar cel mai des.',
  text: `## Contul

### Nu găsesc mesajul cu linkul de confirmare
Uită-te și în Spam. Din [contul tău](/dashboard/account) poți cere unul nou.

### Am uitat parola
Pe [pagina de intrare](/login) apasă „Ai uitat parola?”. Primești un mesaj cu un link.

### Cum îmi schimb numele, adresa sau parola?
În [contul tău](/dashboard/account). O adresă nouă se schimbă după ce deschizi linkul trimis la ea.

## Cursurile

### Cum încep un curs?
Deschide [un curs](/courses) și apasă „Înscrie-te gratuit”. Lecțiile marcate „Gratuită” se deschid și fără cont.

### Unde am rămas?
Pe [prima pagină a panoului](/dashboard). Locul din fiecare lecție te așteaptă pe orice dispozitiv pe care intri în cont.

### Cursul e numai în cealaltă limbă
Scrie pe el. Îl poți urma oricum: pagina rămâne în limba ta, iar lecțiile sunt în limba lor.

### Cum scriu eu un curs?
Din panou, [Creează un curs](/dashboard/create-course). Ce scrii se păstrează ca ciornă, pe care o vezi numai tu și administratorii. Când e gata, o trimiți la verificare; un autor verificat o publică singur.

## Discuțiile cu experții

### Cum cer o oră?
Alege [un expert](/experts), o ședință și o oră liberă. Expertul confirmă sau refuză; vezi răspunsul la [programările tale](/dashboard/bookings).

### În ce fus orar sunt orele?
În al tău. Îl poți schimba deasupra orelor; ora expertului apare numai dacă e alta.

### Cum aflu răspunsul?
În [notificările tale](/dashboard/notifications), cât pagina e deschisă sau când revii.

### Pot anula?
Da, până la termenul scris lângă programare.

### Cum devin expert?
Pe [pagina de expert](/dashboard/expert) scrii cu ce ajuți și o trimiți la verificare. După ce ești listat, pui tipurile de ședințe și programul.

## Altceva?

[Scrie-ne](/contact).`,
};
