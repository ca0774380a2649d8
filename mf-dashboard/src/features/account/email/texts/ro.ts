export const ro = {
  change: 'Schimbă adresa',
  next: 'Adresa nouă',
  nextHint: 'Îți trimitem acolo un link. Adresa se schimbă abia când îl deschizi.',
  send: 'Trimite linkul',
  problem: {
    missing: 'Scrie adresa nouă.',
    invalid: 'Adresa nu pare completă, de exemplu nume@exemplu.ro.',
    same: 'Aceasta este chiar adresa de acum.',
  },
  waitingTitle: 'Deschide linkul trimis la {{email}}',
  waiting:
    'Până atunci intri în cont tot cu {{old}}. Linkul merge o singură dată, timp de trei zile. Când îl deschizi, ieși din cont peste tot și intri din nou cu adresa nouă.',
  nothing: 'Nu găsești mesajul? Uită-te și în Spam. O adresă care are deja un cont nu primește niciun mesaj.',
  opened: 'Am deschis linkul',
  notYet: 'Linkul nu a fost deschis încă: adresa contului este tot {{old}}.',
  changed: 'Adresa contului este acum {{email}}.',
  again: 'Trimite din nou',
  sent: 'Am trimis din nou linkul la {{email}}.',
  stop: 'Renunță',
  stopped: 'Adresa rămâne {{old}}. Nu deschide linkul trimis la {{email}}.',
} as const;
