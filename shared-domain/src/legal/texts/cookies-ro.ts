import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Cookie-uri',
  summary: 'Ce ține browserul tău pentru Cursiv și la ce folosește. Nimic din toate acestea nu cere acordul tău.',
  text: `## Cookie-urile

Sunt patru, toate numai ale acestui site, și niciunul nu te urmărește. Fără ele nu ar merge ce le-ai cerut: să rămâi în cont și să citești în limba ta. De aceea legea nu cere acord pentru ele și nu te oprește niciun banner.

| Nume | La ce folosește | Cât ține |
| --- | --- | --- |
| auth-logged-in | pagina arată de la început ca pentru cineva intrat în cont | 7 zile |
| auth-user-id | pagina știe de la început al cui e contul | 7 zile |
| auth-is-admin | pagina arată de la început intrarea spre administrare | 7 zile |
| i18n_redirected | limba aleasă de tine | 365 de zile |

Primele trei apar când intri în cont și dispar când ieși. Ele nu dau niciun drept: la fiecare cerere, dreptul îl verifică serverul.

## Ce mai ține browserul

În spațiul de stocare al browserului, numai pe dispozitivul tău:

- sesiunea serviciului de autentificare, ca să nu scrii parola la fiecare vizită;
- numele și adresa ta, cel mult o oră, ca pagina să le arate fără să aștepte;
- ce ai scris și nu ai trimis sau nu ai salvat încă;
- preferințele tale (limbă, aspect, fus orar, subtitrări, viteză); când ești în cont sunt ale contului și dispar când ieși;
- cursurile pe care le păstrezi offline, cu progresul, notițele și anunțurile lor; dispar când ieși din cont;
- locul din fiecare video pe care îl vezi fără cont;
- un nume la întâmplare al browserului și ziua în care l-ai folosit, pentru lista dispozitivelor tale;
- ultimul anunț al site-ului pe care l-ai închis;
- adresa la care ai cerut un link de intrare, cel mult șase ore;
- ultima versiune bună a site-ului și un număr la întâmplare, după care se împart versiunile de încercare.

Le poți șterge oricând din setările browserului.`,
};
