export const ro = {
  skipToContent: 'Sari la conținut',
  home: 'Cursiv, pagina principală',
  nav: {
    label: 'Navigare principală',
    menu: 'Meniu',
    courses: 'Cursuri',
    resources: 'Resurse',
    experts: 'Experți',
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
    dashboard: 'Panou',
    admin: 'Administrare',
    signOut: 'Ieși din cont',
    signedOut: 'Ai ieșit din cont.',
    sessionEnded:
      'Nu mai ești în cont: sesiunea s-a încheiat sau contul a fost suspendat. Intră din nou ca să continui.',
  },
  news: {
    offline: 'Nu ai conexiune la internet',
    offlineText: 'Ce ai scris rămâne pe pagină. Continuăm singuri când revine conexiunea.',
    sessionNotKept: 'Browserul tău nu păstrează date pentru acest site',
    sessionNotKeptText:
      'Când reîncarci sau închizi pagina ieși din cont, iar ce nu ai salvat se pierde. Permite stocarea de date sau eliberează spațiu.',
    cookiesNotKept: 'Browserul tău blochează modulele cookie ale acestui site',
    cookiesNotKeptText: 'Limba aleasă nu se ține minte, iar zona de administrare rămâne închisă.',
  },
  language: { label: 'Limba paginii' },
  footer: {
    label: 'Subsol',
    tagline: 'Învață în ritmul tău, cu oameni care știu.',
    contact: 'Scrie-ne',
    learn: 'Învață',
    yours: 'Al tău',
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
    text: 'Pagina este numai pentru administratori. Dacă ar trebui să o vezi, cere unui administrator să îți dea acces.',
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
  overrides: { label: 'Secțiuni luate din altă parte', end: 'Înapoi la cele publicate' },
  failed: { title: 'Pagina nu s-a putut încărca' },
  serverError: {
    title: 'Eroare internă',
    text: 'Ceva nu a mers de partea noastră. Încearcă din nou peste puțin timp.',
  },
} as const;
