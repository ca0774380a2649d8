export const lesson = {
  noVideo: 'Videoclipul acestei lecții nu a fost adăugat încă.',
  empty: 'Lecția nu are încă text',
  videoFailed: 'Videoclipul nu poate fi redat acum.',
  closed: 'Lecția e pentru cei înscriși',
  steps: 'După această lecție',
  markDone: 'Am terminat lecția',
  done: 'Lecție terminată',
  previous: 'Lecția anterioară',
  next: 'Lecția următoare',
  toCourse: 'Înapoi la curs',
  place: 'Lecția {{place}} din {{total}}',
} as const;
