/** Texts that the law asks for, and their editor. */
export const legalTexts = {
  terms: {
    title: 'Termenii de folosire',
    lead: 'Cine are cont află ce s-a schimbat și este întrebat dacă acceptă.',
  },
  privacy: {
    title: 'Confidențialitatea',
    lead: 'Cine are cont află ce s-a schimbat și este întrebat dacă acceptă.',
  },
  cookies: { title: 'Pagina despre cookie-uri', lead: 'Ce ține browserul vizitatorilor și la ce folosește.' },
  accessibility: {
    title: 'Declarația de accesibilitate',
    lead: 'Ce merge pentru oricine, ce nu merge încă, și cui i se scrie.',
  },
  legal: {
    words: 'Textul',
    present: 'În vigoare: versiunea din {{date}}.',
    look: 'Vezi pagina',
    product: 'Textul care a venit cu produsul',
    productHint: 'Se schimbă odată cu produsul. Pagina spune că este un model.',
    own: 'Textul nostru',
    ownHint: 'Scris aici, în ambele limbi. Începe cu textul care a venit cu produsul.',
    text: { ro: 'Textul în română', en: 'Textul în engleză' },
    textHint: 'Markdown: ## titlu, - listă, [link](/contact). HTML-ul se arată ca text.',
    characters: '{{length}} din {{max}}',
    preview: { ro: 'Cum arată în română', en: 'Cum arată în engleză' },
    version: 'Versiunea',
    versionIntro: 'Textul se vede imediat după salvare; cel dinainte rămâne de citit, sub lista versiunilor.',
    on: 'Se aplică din ziua',
    correction:
      'Ziua este cea a versiunii de acum. Schimbarea este o îndreptare: înlocuiește textul acelei zile și nu este anunțată nimănui.',
    told: 'Cine are cont va vedea ce s-a schimbat, la următoarea pagină, și va fi întrebat dacă acceptă.',
    change: { ro: 'Ce s-a schimbat, în română', en: 'Ce s-a schimbat, în engleză' },
    source: 'Al cui este textul',
    problem: {
      missing: 'Completează câmpul acesta.',
      tooLong: 'Textul este prea lung.',
      before: 'Alege o zi de după versiunea în vigoare ({{date}}).',
      far: 'Alege o zi din următoarele 60.',
    },
  },
} as const;
