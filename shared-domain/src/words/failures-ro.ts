import type { AppErrorCode, LoadErrorCode } from '../app-error.ts';

/** Failures but for those of loading, in Romanian: whoever shows any takes both. They stand alone because the first page shows none. */
export const error: Record<Exclude<AppErrorCode, LoadErrorCode>, string> = {
  'auth/credentials-refused': 'Adresa de e-mail sau parola nu se potrivesc.',
  'auth/email-taken': 'Există deja un cont cu această adresă. Intră în cont sau folosește altă adresă.',
  'auth/email-invalid': 'Adresa de e-mail nu este completă. Verific-o, te rugăm.',
  'auth/password-weak': 'Parola este prea scurtă. Folosește cel puțin 8 caractere.',
  'auth/account-disabled': 'Acest cont este suspendat. Scrie-ne ca să aflăm împreună de ce.',
  'auth/too-many-attempts': 'Prea multe încercări. Așteaptă un minut și încearcă din nou.',
  'auth/popup-closed': 'Fereastra Google s-a închis înainte de a termina. Poți încerca din nou.',
  'auth/popup-blocked': 'Browserul a blocat fereastra Google. Permite ferestrele pop-up și încearcă din nou.',
  'auth/google-taken': 'Acest cont Google aparține altui cont de aici.',
  'auth/recent-login-required': 'Pentru siguranță, intră din nou în cont și repetă.',
  'auth/code-required': 'Scrie și codul din aplicația de autentificare.',
  'auth/code-refused': 'Codul nu este bun. Așteaptă codul următor și încearcă din nou.',
  'auth/link-spent': 'Linkul a fost deja folosit sau a expirat. Cere altul.',
  'auth/timed-out': 'Răspunsul întârzie prea mult. Ce ai scris este păstrat; încearcă din nou.',
  'auth/unavailable': 'Serviciul de autentificare nu răspunde acum. Încearcă din nou peste puțin timp.',
  'address-unproven':
    'Confirmă mai întâi adresa de e-mail, din mesajul pe care l-ai primit. Poți cere altul din „Contul meu”.',
  'not-found': 'Nu am găsit ce căutai.',
  'no-access': 'Nu ai acces la acest conținut.',
  'signed-out': 'Intră în cont ca să continui.',
  'clock-wrong':
    'Serverul nu recunoaște sesiunea ta. Verifică data și ora dispozitivului, apoi încearcă din nou; ce ai scris este păstrat.',
  conflict: 'Altcineva a salvat între timp o versiune mai nouă. Nimic din ce ai scris nu s-a pierdut.',
  invalid: 'Datele nu au fost acceptate. Verifică-le și încearcă din nou.',
  'too-large': 'Fișierul este prea mare.',
  'wrong-type': 'Acest tip de fișier nu este acceptat.',
  'quota-exceeded': 'Spațiul disponibil s-a terminat. Nimic din ce ai scris nu s-a pierdut.',
  'allowance-spent': 'E mult pentru o singură zi. Nimic nu s-a pierdut; încearcă din nou mâine.',
  busy: 'Serviciul este prea solicitat acum. Ce ai scris este păstrat; încearcă din nou peste puțin timp.',
  'too-often':
    'Ai încercat de prea multe ori într-un timp scurt. Ce ai scris este păstrat; încearcă din nou peste câteva minute.',
  canceled: 'Operațiunea a fost oprită.',
  maintenance: 'Se lucrează la site. Ce ai scris este păstrat; încearcă din nou după încheierea lucrărilor.',
};
