import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Termeni de folosire',
  summary: 'La ce te poți aștepta de la Cursiv și ce așteptăm de la tine.',
  text: `## Contul

Îți faci un cont cu o adresă de e-mail a ta și cu numele sub care vrei să te vadă ceilalți. Parola este numai a ta. Un cont este al unei singure persoane.

## Cursurile și resursele

Le poți folosi pentru tine, cât sunt publicate. Drepturile rămân ale autorilor: nu le copia și nu le publica în altă parte fără acordul lor. Un autor își poate retrage cursul; cine este înscris vede pe pagina cursului ce s-a schimbat.

## Discuțiile cu experții

O programare este o înțelegere între tine și expert. Amândoi o puteți anula, în termenul scris lângă ea. Dacă nu mai poți veni, anuleaz-o, ca ora să fie liberă pentru altcineva. Pe site nu se plătește nimic.

## Ce publici tu

Textele, fișierele și recenziile tale rămân ale tale. Ne dai dreptul să le arătăm pe site cât timp le lași aici. Publică numai ce ai voie să publici. Nu sunt permise:

- minciunile despre alții, jignirile, îndemnurile la ură;
- datele altora, fără acordul lor;
- reclamele ascunse, recenziile cumpărate sau scrise despre tine însuți;
- programele dăunătoare și încercările de a ocoli regulile site-ului.

Un administrator poate ascunde sau întoarce ce încalcă regulile; motivul ți se arată lângă ce ai publicat.

## Răspunderea

Cursurile, resursele și discuțiile sunt învățare, nu sfat medical, juridic sau financiar. Facem tot ce putem ca site-ul să meargă, dar nu putem promite că merge fără nicio întrerupere.

## Încheierea

Poți înceta oricând să folosești site-ul. Contul ți-l ștergi din [pagina contului](/dashboard/account). Putem închide un cont care încalcă acești termeni.

## Schimbări și lege

Când schimbăm termenii, versiunea nouă și ce s-a schimbat stau mai jos. Se aplică legea română și drepturile pe care ți le dă legea țării tale ca persoană care cumpără sau folosește un serviciu.`,
};
