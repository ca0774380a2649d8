/** What became of a course, said alike wherever somebody meets it. */
export const ro = {
  former: 'Părăsite sau închise',
  unnamed: 'Un curs care nu poate fi deschis acum',
  more: 'Află mai mult',
  moreOf: 'Află mai mult: {{title}}',
  short: {
    archived: 'Arhivat',
    suspended: 'Suspendat sau retras',
    left: 'Părăsit',
    leftClosed: 'Părăsit, nu mai primește cursanți',
    closed: 'Nu primește cursanți',
  },
  title: {
    archived: 'Cursul a fost arhivat',
    suspended: 'Cursul a fost suspendat sau retras',
    left: 'Ai părăsit acest curs',
    leftClosed: 'Ai părăsit acest curs, iar el nu mai primește cursanți',
    closed: 'Cursul nu primește acum cursanți',
  },
  text: {
    archived:
      'Nu mai primește cursanți, dar tu îl păstrezi cu tot cu progres și îl poți termina. Întrebările se pot citi, dar nu se mai poate răspunde.',
    suspended:
      'Progresul, notițele, semnele de carte și certificatul tău se păstrează. Dacă se redeschide, continui de unde ai rămas.',
    left: 'Ai părăsit acest curs. Progresul, notițele și semnele de carte s-au păstrat; când îl reiei, continui de unde ai rămas.',
    leftClosed:
      'Progresul, notițele, semnele de carte și certificatul tău se păstrează. Dacă se redeschide, continui de unde ai rămas.',
    closed: 'Autorul nu îl mai arată în listă. Lecțiile gratuite rămân deschise.',
  },
} as const;
