/** Texts about features that some have. */
export const ro = {
  title: 'Funcții pornite și oprite',
  intro:
    'Cine are o funcție a site-ului. Se vede în paginile deschise de acum înainte; cine o folosește deja o păstrează până când renunță.',
  about: {
    push: 'Pagina contului oferă notificări pe dispozitivul acesta.',
    offline: 'Pagina unui curs oferă păstrarea lui pe dispozitiv.',
  },
  for: {
    nobody: 'Oprită',
    everybody: 'Pornită pentru toți',
    share: 'Pentru o parte din browsere',
    roles: 'Pentru anumite roluri',
  },
  change: 'Schimbă',
  changeOf: 'Schimbă: {{name}}',
  asked: 'Cine are „{{name}}”?',
  who: 'Cine o are',
  percent: 'Cât la sută din browsere',
  percentHint: 'Același browser rămâne de aceeași parte.',
  percentWrong: 'Scrie un număr întreg de la 1 la 99.',
  roles: 'Roluri',
  rolesMissing: 'Alege cel puțin un rol.',
  save: 'Salvează',
  done: '„{{name}}”: {{shown}}.',
  same: 'Este deja așa.',
  refused: '„{{name}}” nu s-a schimbat. {{reason}}',
} as const;
