/** Words of dealing with several messages at once. */
export const ro = {
  move: { answered: 'Au răspuns…', spam: 'Sunt spam…', mine: 'Mă ocup eu…' },
  title: {
    answered: 'Mesajele alese au primit răspuns?',
    spam: 'Mesajele alese sunt spam?',
    mine: 'Te ocupi tu de mesajele alese?',
  },
  willTake: 'Te vei ocupa tu de el.',
} as const;
