import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Confidențialitate',
  summary: 'Ce date păstrăm, de ce, cine le vede și ce poți cere.',
  text: `## Pe scurt

- Fără cont poți citi tot ce e deschis tuturor. Nu te urmărim, nu avem reclame și nu folosim servicii de analiză a vizitelor.
- Cu un cont păstrăm numai ce ne trebuie ca să înveți: numele, adresa de e-mail, cursurile, progresul și programările.
- Nu vindem și nu dăm nimănui datele tale pentru reclame.

## Cine răspunde de date

Operatorul acestui site. Îi poți scrie prin [pagina de contact](/contact).

## Ce păstrăm și de ce

| Date | De ce | Cine le vede |
| --- | --- | --- |
| Numele și adresa de e-mail | contul tău | tu și administratorii; numele apare lângă recenziile tale și la programări |
| Ce spui despre tine: portretul, biografia și limbile pe care le vorbești | ca cititorii să știe cine predă | tu și administratorii; dacă nu le ascunzi, oricine deschide un curs pe care îl publici sau îl predai |
| Parola și codurile de rezervă ale celui de-al doilea pas | intrarea în cont | nimeni: se păstrează într-o formă din care nu pot fi citite |
| Căile tale de intrare în cont (parolă, Google, codurile unei aplicații) și când s-au schimbat | ca să te anunțăm când se schimbă | numai funcțiile site-ului |
| Browserele în care ești intrat în cont: programul, sistemul, când ai intrat și ora ultimei folosiri, fără adresa IP | ca să vezi unde ești intrat, iar contul tău să poată fi protejat | tu și administratorii |
| Adresa la care serviciul browserului tău primește notificări, dacă le pornești; ele ajung acolo cifrate | ca să îți trimitem notificări pe dispozitiv | numai tu |
| Versiunea acestor texte pe care ai acceptat-o, și când | ca să se știe la ce ai fost de acord | tu; pe cea de la înregistrare, și administratorii |
| Cursurile, lecțiile deschise și terminate (când și în ce limbă), locul din fiecare video, răspunsurile la teste | ca să reiei de unde ai rămas | tu; administratorii, fără răspunsuri |
| Pentru fiecare curs: numele, limba, data înscrierii, ziua în care ai învățat ultima dată, procentul, câte lecții ai terminat și câte teste ai trecut | ca autorii cursului să știe cine învață | autorii acelui curs, până îl părăsești |
| Numărători pe lecție și pe întrebare, fără nume, cu răspunsurile greșite cele mai dese | ca autorii să vadă ce nu e clar | autorii acelui curs |
| Întrebările și răspunsurile tale de sub lecții, cu numele tău și limba | ca să afli și să îi ajuți pe alții | cei care urmează sau predau cursul și administratorii; rămân sub lecție și după ce părăsești cursul |
| Întrebările pe care le urmărești | ca să afli de răspunsuri | tu; ceilalți văd numai câți le urmăresc |
| Ce raportezi | ca un administrator să verifice | administratorii; autorul nu află cine l-a raportat |
| Programările, cu mesajul scris expertului și, dacă întrebi dintr-o lecție, cu locul, pasajul și ce scrii acolo | ca discuția să aibă loc | tu, expertul și administratorii |
| La ce cursuri ești și cât ai parcurs, pentru expertul unei programări | numai dacă îi dai voie când ceri ședința; poți lua acordul înapoi din programare | tu și expertul, cel mult 14 zile după ședință |
| Notițele tale, fișierele și notițele comune dintr-o programare | ca să pregătești ședința și să o ții minte | tu și expertul; notițele tale, numai tu |
| Că aștepți o oră liberă la un expert | ca să ți se ofere una când se eliberează | numai tu; cea pe care o primești devine programare |
| Ce oferi ca expert: pagina, orele și zilele libere | ca alții să te poată programa | pagina și orele la care ești liber, oricine; orele și zilele libere așa cum le scrii, tu și administratorii |
| Adresa fixă a sălii tale de întâlnire, dacă ai una | ca să te găsească cei cu care ai ședințe | tu; într-o programare pe care ai acceptat-o, și cursantul și administratorii |
| Adresele care leagă programările tale de alt calendar și orele la care acela spune că ești ocupat | ca ședințele să apară acolo și nimeni să nu te programeze când ești ocupat | numai tu |
| Cererea ta pentru un drept (de a publica sau de a preda), cu motivele, linkurile și fișierele tale | ca un administrator să poată hotărî | tu și administratorii |
| Notificările | ca să afli ce se întâmplă cu programările, cursurile, resursele și recenziile tale | tu; administratorii, fără cuvintele altora, când îți citesc panoul, iar tu vezi asta în contul tău |
| Notițele din lecții | ca să le regăsești, și după ce părăsești un curs | numai tu; în site nu le văd nici administratorii |
| Ce mesaje vrei, pe ce cale și când | ca să afli ce vrei să știi | numai tu; în site nu le văd nici administratorii |
| E-mailurile și notificările care pleacă spre tine: felul lor, adresa ta și dacă au fost refuzate sau raportate ca spam | ca să nu se piardă niciunul și să nu scriem degeaba | administratorii; tu vezi în contul tău că nu mai scriem la adresa ta |
| Preferințele tale (limbă, aspect, fus orar, subtitrări, țelul săptămânal) | ca să le știe orice dispozitiv pe care intri în cont | numai tu; în site nu le văd nici administratorii |
| Recenziile | îi ajută pe alții să aleagă | oricine |
| Cursurile, resursele și fișierele pe care le creezi | ca să le publici | tu și administratorii până la publicare, apoi cine are dreptul să le deschidă |
| La un curs scris de mai mulți: cine ce a scris și cine îl are deschis | ca să poată lucra împreună | autorii acelui curs; ce s-a scris, și administratorii |
| Adresa la care trimiți o invitație de a scrie împreună | ca invitația să ajungă | tu și cine are adresa aceea |
| Certificatele: numele tău, cursul și ziua | ca să poți dovedi ce ai terminat | oricine are adresa certificatului; motoarele de căutare nu o primesc |
| Mesajul trimis prin formularul de contact | ca să îți răspundem | administratorii |
| Adresa la care un administrator trimite o invitație | ca invitația să ajungă | administratorii; se șterge la 30 de zile după ce expiră |
| Cererea ta de a primi o copie a datelor sau de a șterge contul | ca să o îndeplinim | tu și administratorii; copia o deschizi numai tu |
| Ce nu merge în browserul tău: pagina, mesajul și versiunea programului, fără numele tău | ca să fie reparat | operatorul |
| Numărul vizitelor pe pagini și cuvintele căutate în zadar de cel puțin cinci vizitatori, fără nume | ca să știm ce lipsește | administratorii |
| Schimbările făcute de administratori și de echipa lor | ca să se știe cine a hotărât ce | administratorii |

Administratorii pot da altora un rol în echipa site-ului, cu o parte din ce văd ei. Moderatorii văd resursele, fișierele încărcate pentru cursuri și pagini și ce se raportează, cu numele și adresa autorilor. Asistența vede conturile, ce învață oamenii, programările, mesajele și adresele la care pleacă e-mailurile. Editorii de traduceri văd textele site-ului și cine le-a schimbat.

Temeiul este contractul cu tine (contul și ce faci cu el), acordul tău (formularul de contact) și interesul legitim de a păzi site-ul de abuzuri.

## Cât timp

Datele contului le păstrăm cât ai cont. Când ceri ștergerea lui, din pagina lui sau scriindu-le administratorilor, mai ai 14 zile să te răzgândești; apoi se șterge tot ce ține de tine. Rămân, fără numele tău: cursurile publicate, arhivate pentru cei înscriși, cu fișierele lor; întrebările, răspunsurile și recenziile tale; faptul că o sesiune a avut loc; ce a hotărât un administrator. Ce au aflat alții despre tine într-un mesaj rămâne în mesajele lor. Copiile de siguranță ale operatorului se șterg singure după cel mult 30 de zile. Că un e-mail sau o notificare a plecat spre tine știm 30 de zile, iar despre cele care nu au putut pleca, 90 de zile. Mesajele trimise prin formularul de contact le păstrăm cel mult un an: apoi se șterg singure, iar mai devreme, când le șterge un administrator sau ne ceri tu ștergerea; cele trimise de la adresa confirmată a contului se șterg odată cu el. Ca să oprim abuzurile numărăm cererile de la o adresă de internet și de câte ori face un cont același lucru; numărătoarea folosește un cod, nu adresa însăși, și amândouă se uită singure.

## Unde

Site-ul folosește serviciile Firebase ale Google (autentificare, bază de date, fișiere, funcții), care prelucrează datele în numele operatorului. Ce ține browserul tău pe dispozitiv scrie în [pagina despre cookie-uri](/cookies).

## Ce poți cere

Ai dreptul să ceri datele tale, să le corectezi, să le ștergi, să le muți la alt serviciu, să limitezi prelucrarea sau să te opui ei. Numele, adresa și parola le schimbi singur în [contul tău](/dashboard/account). Tot acolo ceri o copie a tot ce păstrăm despre tine: se pregătește în fundal, se deschide numai pentru tine, imediat după ce intri din nou în cont, și se șterge după 7 zile. De acolo îți ștergi și contul. Pentru rest, [scrie-ne](/contact). Dacă răspunsul nu te mulțumește, te poți adresa autorității de protecție a datelor; în România, ANSPDCP.`,
};
