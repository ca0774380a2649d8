/** Words of what else somebody wrote from the site. */
export const ro = {
  title: 'A mai scris de la aceeași adresă',
  message: 'Mesajul din {{date}}',
  same: 'Același text',
  all: 'Arată în listă tot ce a scris',
} as const;
