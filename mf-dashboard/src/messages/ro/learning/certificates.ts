export const certificates = {
  title: 'Certificatele mele',
  intro:
    'Pentru fiecare curs terminat, cu toate testele trecute. Rămâne al tău și după ce părăsești cursul sau cursul se închide. Pagina lui o poate vedea oricine îi are adresa.',
  none: 'Niciun certificat încă',
  noneText: 'Îl primești pe primul când termini un curs și îi treci toate testele.',
  issued: 'emis la {{date}}',
  revoked: 'Retras',
  otherName: 'Numele tău este acum {{name}}.',
  renew: 'Emite din nou cu acest nume',
  renewed: 'Certificatul a fost emis din nou, cu numele de acum.',
  see: 'Vezi certificatul',
  ask: 'Cere certificatul',
  noQuiz: 'Cursul nu are teste, așa că nu dă certificat.',
  notEarned: 'Mai ai de trecut un test, sau contul tău nu are încă un nume.',
} as const;
