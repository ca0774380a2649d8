import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of the second step of a sign-in, which few accounts have. */
export const { useT: useCodeT } = createOwnTranslator(
  {
    lead: 'Contul tău cere și un cod. Deschide aplicația de autentificare și scrie cele 6 cifre pe care le arată pentru Cursiv.',
    code: 'Codul din aplicație',
    missing: 'Scrie cele 6 cifre.',
    enter: 'Intră în cont',
    late: 'A trecut prea mult timp. Intră în cont de la început.',
    again: 'De la început',
    lost: 'Nu mai ai telefonul?',
    lostLead:
      'Scrie unul dintre codurile de rezervă pe care le-ai păstrat. El oprește a doua verificare; apoi intri în cont ca înainte și o poți porni din nou.',
    email: 'Adresa de e-mail a contului',
    backup: 'Cod de rezervă',
    missingBackup: 'Scrie un cod de rezervă.',
    use: 'Oprește a doua verificare',
    refused: 'Codul de rezervă nu se potrivește. Verifică-l și încearcă din nou.',
    tooOften: 'Prea multe încercări. Încearcă din nou peste o oră.',
    done: 'A doua verificare este oprită. Intră în cont cu parola ta.',
  },
  {
    lead: 'Your account asks for a code too. Open your authenticator app and type the 6 digits that it shows for Cursiv.',
    code: 'Code from the app',
    missing: 'Type the 6 digits.',
    enter: 'Sign in',
    late: 'Too much time has passed. Sign in from the start.',
    again: 'From the start',
    lost: 'Lost your phone?',
    lostLead:
      'Type one of the backup codes that you kept. It switches the second check off; then you sign in as before, and may switch it on again.',
    email: 'E-mail address of the account',
    backup: 'Backup code',
    missingBackup: 'Type a backup code.',
    use: 'Switch the second check off',
    refused: 'The backup code does not match. Check it and try again.',
    tooOften: 'Too many attempts. Try again in an hour.',
    done: 'The second check is off. Sign in with your password.',
  },
);
