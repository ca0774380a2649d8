/** Words of a person's preferences. */
export const ro = {
  title: 'Preferințe',
  lead: 'Te urmează pe orice dispozitiv pe care intri în cont. După ce ieși, aici nu rămâne nimic din ele.',
  locale: 'Limba',
  localeHint: 'Site-ul și e-mailurile de la noi.',
  language: { ro: 'Română', en: 'English' },
  theme: 'Aspect',
  themes: { system: 'Ca dispozitivul', light: 'Luminos', dark: 'Întunecat' },
  captions: 'Subtitrări',
  captionsHint: 'Se văd acolo unde filmul are subtitrări în limba aceea.',
  caption: {
    foreign: 'Numai când filmul e în altă limbă',
    page: 'În limba paginii',
    off: 'Fără subtitrări',
    ro: 'Română',
    en: 'English',
    roOverEn: 'Română deasupra, English dedesubt',
    enOverRo: 'English deasupra, Română dedesubt',
  },
  speed: 'Viteza filmelor',
  normal: 'Normală',
  autoplay: 'Treci singur la lecția următoare',
  autoplayHint: 'La capătul unui film vezi o numărătoare inversă, pe care o poți opri.',
  reducedData: 'Consumă mai puține date',
  reducedDataHint:
    'Filmele nu se încarcă înainte să le pornești, nu au imagine de început, iar lecțiile nu pornesc singure.',
  refused: 'Contul nu a primit această alegere, așa că rămâne cea dinainte. Celelalte s-au păstrat; alege din nou.',
} as const;
