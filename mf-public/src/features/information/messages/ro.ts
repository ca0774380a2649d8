export const ro = {
  template: {
    title: 'Text-model',
    text: 'Operatorul site-ului verifică acest text, îl completează cu datele sale și îi dă o versiune nouă.',
  },
  versions: 'Versiuni',
} as const;
