export const ro = {
  title: 'Intrarea cu Google',
  lead: 'O a doua cale de intrare în cont, pe lângă parolă.',
  none: 'Contul tău nu este legat de Google.',
  link: 'Leagă Google',
  linked: 'Poți intra și cu Google, ca {{email}}.',
  linkedToast: 'De acum poți intra și cu Google.',
  taken:
    'Acest cont Google deschide alt cont de la Cursiv. Alege alt cont Google, sau dezleagă-l întâi din contul acela.',
  unlink: 'Dezleagă Google',
  unlinkTitle: 'Dezlegi Google de cont?',
  unlinkText: 'De acum intri în cont doar cu adresa {{email}} și parola. Îți trimitem un mesaj despre asta.',
  unlinked: 'Google nu mai deschide contul tău.',
  cancel: 'Renunță',
  only: 'Intri în cont doar cu Google, ca {{email}}. Ca să îl poți dezlega, alege întâi o parolă.',
  choose: 'Trimite-mi un link pentru parolă',
  sentTitle: 'Uită-te în căsuța ta de e-mail',
  sent: 'Deschide linkul trimis la {{email}} și alege o parolă. Apoi intri din nou în cont, cu ea sau cu Google.',
} as const;
