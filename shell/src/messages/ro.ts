import { loadError, locale } from '@cursiv/shared-domain/words/ro';
export const ro = {
  skipToContent: 'Sari la conținut',
  home: 'Cursiv, pagina principală',
  nav: {
    label: 'Navigare principală',
    menu: 'Meniu',
  },
  search: {
    label: 'Caută cursuri',
    open: 'Caută',
    close: 'Închide căutarea',
  },
  account: {
    label: 'Contul tău',
    signIn: 'Intră în cont',
    register: 'Creează cont',
    signOut: 'Ieși din cont',
    signedOut: 'Ai ieșit din cont.',
  },
  news: {
    offline: 'Nu ai conexiune la internet',
    offlineText: 'Ce ai scris rămâne pe pagină. Continuăm singuri când revine conexiunea.',
  },
  language: { label: 'Limba paginii' },
  admin: { label: 'Administrare', versions: 'Ce rulează' },
  footer: {
    label: 'Subsol',
    tagline: 'Învață în ritmul tău, cu oameni care știu.',
  },
  notifications: 'Mesaje',
  closeNotification: 'Închide mesajul',
  loading: 'Se încarcă pagina',
  retry: 'Încearcă din nou',
  goHome: 'Mergi la pagina principală',
  notFound: {
    title: 'Pagina nu a fost găsită',
    text: 'Adresa poate fi scrisă greșit sau pagina a fost mutată.',
    browse: 'Vezi cursurile',
    detail: 'Detalii tehnice:',
  },
  noAccess: {
    title: 'Nu ai acces aici',
    text: 'Pagina este pentru administratori și pentru cine are rolul potrivit. Dacă ar trebui să o vezi, cere unui administrator să îți dea acces.',
  },
  unavailable: {
    title: 'Această parte a site-ului nu răspunde',
    text: 'Restul site-ului funcționează. Nimic din ce ai salvat nu s-a pierdut.',
  },
  incompatible: {
    title: 'Această parte a site-ului se actualizează',
    text: 'O versiune nouă este pe drum. Restul site-ului funcționează; revino peste câteva minute.',
  },
  disabled: { title: 'Această parte a site-ului este oprită acum' },
  crashed: {
    title: 'Această pagină s-a oprit',
    text: 'A apărut o eroare neașteptată. Am notat-o. Restul site-ului funcționează.',
  },
  failed: { title: 'Pagina nu s-a putut încărca' },
  serverError: {
    title: 'Eroare internă',
    text: 'Ceva nu a mers de partea noastră. Încearcă din nou peste puțin timp.',
  },
  error: loadError,
  locale,
} as const;
