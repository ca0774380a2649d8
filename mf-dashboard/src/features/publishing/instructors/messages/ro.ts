/** Texts about the instructors whom an author names. */
export const ro = {
  title: 'Instructori',
  intro: 'Pe lângă tine, pe pagina cursului apar instructorii verificați pe care îi numești și care acceptă.',
  email: 'Adresa de e-mail a instructorului',
  emailHint: 'Primește o notificare; nu apare nicăieri până nu acceptă.',
  emailWrong: 'Scrie o adresă întreagă, de exemplu ana@exemplu.ro.',
  name: 'Numește',
  invited: 'Invitația a plecat.',
  remove: 'Scoate',
  status: { invited: 'Așteaptă răspuns', accepted: 'A acceptat', declined: 'A refuzat', removed: 'Scos' },
  refusal: {
    'not-found': 'Niciun instructor verificat nu are adresa aceasta.',
    conflict: 'Persoana este deja numită sau a refuzat. Dacă a refuzat, doar ea se poate răzgândi.',
    invalid: 'Aceasta e adresa ta: ești deja pe pagina cursului, ca autor.',
    'quota-exceeded': 'Un curs are cel mult zece instructori numiți.',
    'too-often': 'Ai numit mulți într-un timp scurt. Încearcă peste o oră.',
  },
} as const;
