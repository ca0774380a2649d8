/** Texts about a person’s copy and deletion. */
export const ro = {
  title: 'Datele persoanei',
  intro:
    'Pentru cine cere prin scrisoare sau la telefon. Convinge-te întâi că este chiar persoana. Ea află motivul, printr-o notificare și pe e-mail.',
  waiting: 'Se pregătește o copie a datelor',
  waitingText: 'Cerută la {{date}}. Persoana află când este gata.',
  ready: 'O copie a datelor este gata',
  readyText: 'O deschide numai persoana, din contul ei, până la {{date}}.',
  deletion: 'Contul se șterge după {{date}}',
  byThemselves: 'Ștergerea a cerut-o persoana. Până atunci își poate păstra contul.',
  onBehalf: 'Ștergerea a cerut-o un administrator, pentru persoană. Până atunci ea își poate păstra contul.',
  begun: 'Ștergerea contului a început',
  begunText: 'Nu mai poate fi oprită.',
  suspended: 'Contul este suspendat: persoana nu ar putea deschide o copie.',
  act: {
    copy: 'Cere o copie a datelor…',
    deletion: 'Cere ștergerea contului…',
    callOff: 'Retrage cererea de ștergere…',
  },
  ask: {
    copy: 'Ceri o copie a datelor pentru {{name}}?',
    deletion: 'Ceri ștergerea contului pentru {{name}}?',
    callOff: 'Retragi cererea de ștergere a contului {{name}}?',
  },
  effect: {
    copy: 'Copia îi așteaptă persoanei ({{email}}) 7 zile în cont. O deschide numai ea, după ce intră din nou; tu nu o vezi.',
    deletion:
      'Persoana ({{email}}) are 14 zile să își păstreze contul. Apoi se șterge tot ce ține de ea, iar ce a publicat rămâne fără numele ei.',
    callOff: 'Contul ({{email}}) rămâne, și dacă ștergerea a cerut-o persoana. Ea o poate cere din nou.',
  },
  confirm: { copy: 'Cere copia', deletion: 'Cere ștergerea', callOff: 'Retrage cererea' },
  done: {
    copy: 'S-a cerut copia datelor pentru {{name}}.',
    deletion: 'S-a cerut ștergerea contului {{name}}.',
    callOff: 'Contul {{name}} rămâne.',
  },
  reason: 'Cum și de ce a cerut',
  reasonHint: 'De exemplu scrisoarea și data ei. Persoana citește ce scrii.',
  reasonMissing: 'Scrie cum și de ce a cerut persoana.',
  refusal: {
    staff: 'Contul este acum al cuiva din echipa site-ului, care cere singur.',
    suspended: 'Contul este suspendat: persoana nu ar putea deschide copia.',
    standing: 'S-a cerut deja.',
    leaving: 'Ștergerea contului a început deja.',
    gone: 'Cererea de ștergere a fost retrasă între timp.',
  },
} as const;
