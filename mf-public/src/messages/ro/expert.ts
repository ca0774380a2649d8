/** An expert's own page. */
export const expert = {
  verified: 'Expert verificat de Cursiv',
  sessions: 'Alege o ședință și o oră',
  sessionsLead: 'Orele de mai jos sunt libere acum. Ceri una, iar expertul o confirmă.',
  choose: 'Despre ce vorbiți',
  free: 'Gratuit',
  notice: 'cu {{time}} înainte',
  location: { online: 'Online', phone: 'La telefon', in_person: 'Față în față' },
  zone: {
    label: 'Orele sunt pe ceasul din',
    own: '{{zone}} (fusul tău)',
    theirs: '{{zone}} (fusul lui {{name}})',
  },
  there: '{{time}} acolo',
  earlier: 'Zilele dinainte',
  later: 'Zilele următoare',
  clocks: {
    title: 'În acest timp se schimbă ora',
    forward: '{{date}}: ceasurile din {{zone}} trec înainte cu {{time}}. Orele de mai sus țin cont de asta.',
    back: '{{date}}: ceasurile din {{zone}} trec înapoi cu {{time}}. Orele de mai sus țin cont de asta.',
  },
  chosen: '{{title}}, cu {{name}}',
  when: '{{day}}, {{from}}–{{to}} ({{zone}})',
  clock: { own: 'Pe ceasul ales', theirs: 'La {{name}}', same: 'Aceeași oră' },
  self: 'Aceasta e pagina ta: așa văd ceilalți orele tale libere.',
  confirming: 'Îți verificăm contul',
  signIn: {
    text: 'Ca să ceri ora, {{name}} trebuie să știe cine ești. Alegerea ta te așteaptă aici.',
    login: 'Intră în cont',
    register: 'Creează cont',
  },
  topic: 'Ce vrei să-i spui lui {{name}} (opțional)',
  topicHint: 'O întrebare, un link, ce ai încercat deja. Numai voi doi vedeți mesajul.',
  ask: 'Cere această oră',
  asked: {
    title: 'Cererea a plecat.',
    text: '{{name}} îți răspunde în curând. Ora rămâne a ta până atunci.',
    action: 'Vezi programările tale',
  },
  failed: 'Cererea nu a plecat',
  tooMany: 'Ai deja trei cereri deschise la {{name}}. Anulează una sau așteaptă un răspuns.',
  gone: {
    title: 'Ora aleasă nu mai este liberă',
    text: 'A luat-o altcineva sau e prea aproape. Alege alta de mai sus.',
  },
  full: { title: 'Nicio oră liberă', text: 'Încearcă alt fel de ședință sau revino peste câteva zile.' },
  none: { title: 'Nicio ședință deocamdată', text: 'Expertul își pregătește ședințele. Revino în curând.' },
  reviews: 'Ce spun cei care au vorbit deja',
  courses: 'Cursuri de {{name}}',
};

/** The next free time, wherever an expert is shown. */
export const nextFree = { label: 'Liber:', none: 'Nicio oră liberă acum' };
