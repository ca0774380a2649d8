export const ro = {
  loading: 'Se încarcă resursa',
  failed: 'Resursa nu s-a putut deschide',
  open: 'Deschide pe {{host}}',
  files_one: 'Fișier',
  files_few: 'Fișiere',
  files_other: 'Fișiere',
  preview: 'Previzualizează',
  hidePreview: 'Ascunde previzualizarea',
  previewLoading: 'Se deschide fișierul',
  previewFailed: 'Fișierul nu s-a putut deschide',
  usedIn_one: 'Folosită în cursul',
  usedIn_few: 'Folosită în cursurile',
  usedIn_other: 'Folosită în cursurile',
  nothing: {
    article: 'Textul acestui articol nu a fost încă scris.',
    link: 'Adresa acestui link nu a fost încă adăugată.',
    file: 'Fișierul nu a fost încă încărcat.',
  },
  access: {
    registered: {
      title: 'Pentru membri',
      text: 'Intră în cont și resursa se deschide chiar aici. Contul este gratuit.',
    },
    enrolled: {
      title: 'Pentru cursanți',
      text: 'Resursa însoțește un curs și se deschide pentru cei înscriși la el. Înscrierea este gratuită.',
    },
    signIn: 'Intră în cont',
    register: 'Creează cont',
    toCourse: 'Vezi cursul',
  },
} as const;
