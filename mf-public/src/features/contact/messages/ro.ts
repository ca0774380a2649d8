export const ro = {
  title: 'Contact',
  intro: 'Întrebări despre cursuri, despre contul tău sau despre datele tale.',
  form: 'Scrie-ne',
  text: 'Spune-ne pe ce pagină erai și ce ai vrut să faci. Pentru o cerere despre datele tale, folosește adresa contului.',
} as const;
