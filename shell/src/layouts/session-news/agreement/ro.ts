export const ro = {
  title: 'S-au schimbat textele pe care le accepți cu un cont',
  terms: 'Termenii de folosire',
  privacy: 'Confidențialitate',
  changes: 'Ce s-a schimbat',
  accept: 'Accept',
  later: 'Mai târziu',
  free: 'Nu trebuie să hotărăști acum. Dacă nu ești de acord, îți poți șterge contul din pagina lui.',
  accepted: 'Am notat că accepți.',
  failed: 'Nu am putut nota. Încearcă din nou.',
} as const;
