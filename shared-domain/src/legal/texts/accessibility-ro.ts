import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Accesibilitate',
  summary: 'Cum facem ca oricine să poată folosi Cursiv și ce faci când ceva te împiedică.',
  text: `## Ce ne propunem

Paginile urmăresc recomandările WCAG 2.2, nivelul AA, în română și în engleză:

- totul se poate face de la tastatură, iar locul în care te afli se vede;
- fiecare câmp are o etichetă, iar o greșeală este explicată lângă el;
- textul se poate mări de două ori, iar paginile încap pe un ecran îngust;
- contrastul este verificat în tema luminoasă și în cea întunecată;
- cine cere sistemului mai puțină mișcare are mai puțină mișcare;
- playerul se folosește de la tastatură și arată subtitrările și transcrierea pe care autorul le-a adăugat.

Fiecare pagină este verificată automat în ambele limbi înainte de publicare.

## Ce nu merge încă bine

Lecțiile, resursele și fișierele sunt ale autorilor. Unele videoclipuri nu au subtitrare, iar unele fișiere PDF nu sunt etichetate. Verificarea automată nu găsește orice: nu am făcut încă o evaluare cu persoane care folosesc zilnic tehnologii asistive.

## Spune-ne

Dacă ceva te împiedică, [scrie-ne](/contact) pe ce pagină ai fost, ce ai vrut să faci și ce folosești (browser, cititor de ecran).`,
};
