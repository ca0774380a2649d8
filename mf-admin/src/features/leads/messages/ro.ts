/** Words of single messages from the site, beside those that the whole administration has. */
export const ro = {
  sender: {
    title: 'A mai scris de la aceeași adresă',
    message: 'Mesajul din {{date}}',
    same: 'Același text',
    all: 'Arată în listă tot ce a scris',
  },
  full: {
    note: 'Mesajul are deja {{most}} de note, câte încap. Scrie nota în altă parte.',
    reply: 'Mesajul are deja {{most}} de răspunsuri, câte încap. Scrie direct la {{email}}.',
  },
} as const;
