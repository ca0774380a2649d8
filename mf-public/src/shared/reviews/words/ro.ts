export const ro = {
  answer: 'Răspunde',
  changeAnswer: 'Schimbă răspunsul',
  yourAnswer: 'Răspunsul tău',
  sendAnswer: 'Trimite răspunsul',
  answered: 'Răspunsul tău este publicat.',
  emptyAnswer: 'Scrie răspunsul înainte să-l trimiți.',
  yours: 'Recenzia ta',
  write: 'Cum ți s-a părut?',
  later: {
    course:
      'Poți scrie o recenzie după ce parcurgi {{percent}} % din curs, cel mai devreme la {{minutes}} minute de la înscriere.',
    expert: 'Poți scrie o recenzie după ședință: când expertul o marchează finalizată sau la o zi după ea.',
  },
  unverified:
    'Ca să scrii o recenzie, confirmă întâi adresa de e-mail: deschide linkul din mesajul pe care ți l-am trimis.',
  toAccount: 'Cere alt mesaj din contul tău',
  waits: 'Recenzia a fost raportată și așteaptă o verificare. Până atunci o poți modifica, dar nu șterge.',
  hidden: 'Recenzia ta nu se mai vede',
  hiddenWhy: 'Echipa site-ului a ascuns-o. Motivul: „{{reason}}”.',
  howMany: 'Câte stele dai?',
  missing: 'Alege de la una la cinci stele.',
  words: {
    course: 'Ce i-ai spune cuiva care se gândește la curs?',
    expert: 'Ce i-ai spune cuiva care se gândește la o ședință?',
  },
  wordsHint: 'Poți lăsa gol. Numele tău apare lângă recenzie.',
  publish: 'Publică recenzia',
  save: 'Salvează recenzia',
  edit: 'Modifică',
  remove: 'Șterge',
  cancel: 'Renunță',
  /** Reporting a review to administrators and moderators. */
  report: {
    open: 'Raportează',
    of: 'recenzia scrisă de {{name}}',
    reason: 'Ce e în neregulă?',
    reasons: {
      spam: 'Reclamă sau spam',
      offensive: 'Jignește sau amenință',
      unrelated: 'Nu are legătură cu subiectul',
      other: 'Altceva',
    },
    send: 'Trimite',
    done: 'Mulțumim. O va verifica echipa site-ului.',
    again: 'Ai raportat deja această recenzie.',
  },
} as const;
