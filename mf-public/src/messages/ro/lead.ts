/** The message form of the front page. */
export const lead = {
  title: 'Nu știi de unde să începi?',
  text: 'Scrie-ne ce vrei să înveți, câtă vreme ai și ce te-a oprit până acum. Mesajul îl citește un om.',
  orMail: 'Sau trimite-ne un e-mail:',
  name: 'Numele tău',
  email: 'Adresa de e-mail',
  phone: 'Telefon (opțional)',
  phoneHint: 'Numai dacă vrei să te sunăm.',
  message: 'Mesajul tău',
  consent: 'Sunt de acord să păstrați aceste date ca să-mi răspundeți.',
  consentHint: 'Le ștergem după un an sau la cerere.',
  send: 'Trimite mesajul',
  failed: 'Mesajul nu a plecat. Ce ai scris e tot aici.',
  thanks: {
    title: 'Mulțumim, mesajul a ajuns.',
    text: 'Îți răspundem prin e-mail. Până atunci, poți răsfoi cursurile.',
  },
  problem: {
    nameMissing: 'Scrie numele tău.',
    emailMissing: 'Scrie adresa de e-mail, ca să-ți putem răspunde.',
    emailInvalid: 'Adresa nu pare completă, de exemplu nume@exemplu.ro.',
    messageMissing: 'Scrie mesajul.',
    consentMissing: 'Fără acordul tău nu avem voie să păstrăm mesajul.',
  },
};
