export const ro = {
  title: 'Jurnal',
  intro: 'Ce învățăm, zi de zi.',
  mine: { title: 'Jurnalul meu', hello: 'Salut, {{name}}!' },
} as const;
