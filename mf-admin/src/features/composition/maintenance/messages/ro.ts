/** Texts about maintenance. */
export const ro = {
  title: 'Lucrări la site',
  intro:
    'Cât timp se lucrează, paginile se citesc și ciornele se salvează. Ce trece prin server (publicări, înscrieri la ședințe, răspunsuri la teste, întrebări, fișiere) așteaptă, mai puțin pentru administratori.',
  on: 'Se lucrează la site. Oamenii citesc:',
  off: 'Nu se lucrează la site.',
  endsItself: 'Se încheie de la sine: {{time}}.',
  isExpected: 'Se așteaptă să se încheie: {{time}}. Până o închei tu, durează.',
  act: { begin: 'Începe lucrările', end: 'Încheie lucrările' },
  asked: {
    begin: 'Începi lucrările la site?',
    beginText: 'Cine este în cont vede textul în fiecare pagină deschisă de acum înainte.',
    end: 'Închei lucrările la site?',
    endText: 'Toți pot scrie din nou, în câteva secunde.',
  },
  text: { ro: 'Ce citesc oamenii în română', en: 'Ce citesc oamenii în engleză' },
  textHint: 'De exemplu: „Mutăm cursurile pe un server mai rapid.”',
  textMissing: 'Scrie ce citesc oamenii în limba aceasta.',
  minutes: 'Durata așteptată, în minute',
  minutesWrong: 'Scrie un număr întreg de la {{least}} la {{most}}.',
  itself: 'Se încheie de la sine atunci',
  itselfHint: 'Altfel durează până când un administrator încheie lucrările.',
  begun: 'Lucrările au început.',
  ended: 'Lucrările s-au încheiat.',
  conflict: 'Altcineva a schimbat ceva între timp. În pagină vezi cum este acum.',
} as const;
