export const ro = {
  template: {
    title: 'Text-model',
    text: 'Operatorul site-ului verifică acest text, îl completează cu datele sale și îi dă o versiune nouă.',
  },
  versions: 'Versiuni',
  since: 'Textul de mai sus se aplică din {{date}}.',
  read: 'Citește textul de atunci',
  readOf: 'Citește textul de atunci: {{date}}',
  ofDay: 'Textul din {{date}}',
  present: 'Vezi textul de acum',
} as const;
