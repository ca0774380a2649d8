import { PEOPLE } from '../../people/people.ts';
import { preview, text, type UnpublishedCourse, unit, video } from '../course-content.ts';

export const nakedEyeSky: UnpublishedCourse = {
  id: 'naked-eye-sky',
  ownerUid: PEOPLE.instructor.uid,
  status: 'in_review',
  baseLocale: 'ro',
  title: { ro: 'Cerul cu ochiul liber' },
  subtitle: { ro: 'Ce vezi fără telescop, de pe balcon sau de la marginea satului.' },
  description: {
    ro: 'Patru seri senine, o pătură și răbdare: atât îți trebuie ca să recunoști cele mai luminoase constelații, planetele și drumul Lunii.',
  },
  outcomes: { ro: ['Găsești nordul fără busolă', 'Deosebești o planetă de o stea'] },
  categoryId: 'science',
  level: 'beginner',
  units: [
    unit('prima-seara', { ro: 'Prima seară' }, [
      preview(
        video(
          'inceput',
          4,
          'welcome',
          { ro: 'Înainte să te uiți în sus' },
          {
            ro: `
Ochiul are nevoie de vreo douăzeci de minute ca să se obișnuiască cu întunericul, iar un singur ecran aprins șterge totul. De aceea primul instrument al astronomului este telefonul **ținut în buzunar**.

Alege un loc fără bec în câmpul vizual, chiar dacă e doar colțul umbrit al balconului. Așază-te: capul dat pe spate obosește repede, iar o pătură pe jos face cât un telescop.

Începe cu ce sare în ochi. Numără cele mai luminoase cinci puncte și notează-le locul față de acoperișuri. Peste o oră uită-te din nou: s-au mutat toate, împreună, spre apus.
`,
          },
        ),
      ),
      text(
        'nordul',
        6,
        { ro: 'Găsește nordul' },
        {
          ro: `
Caută **Carul Mare**: șapte stele, patru în roată și trei în oiște. Cele două stele din capătul opus oiștii arată drumul. Unește-le cu privirea și prelungește linia de vreo cinci ori. Ajungi la o stea singură, nu foarte strălucitoare: **Steaua Polară**.

Nu e cea mai luminoasă de pe cer, cum se crede adesea. E doar singura care pare să stea pe loc, fiindcă axa Pământului țintește aproape de ea.

Coboară cu privirea drept în jos, până la orizont: acolo e nordul. Înălțimea Stelei Polare deasupra orizontului, în grade, este aproape egală cu latitudinea ta; la București, cam 44.
`,
        },
      ),
    ]),
  ],
};
