export const overview = {
  greeting: 'Bună, {{name}}',
  greetingNobody: 'Bine ai revenit',
  continueHere: 'Continuă de unde ai rămas',
  findCourse: 'Găsește un curs',
  findExpert: 'Găsește un expert',
  all: 'Vezi tot',
  requests: 'Cereri de la participanți',
  answeredAll: 'Ai răspuns la toate cererile.',
  nextBookings: 'Urmează',
  noBookings: 'Nu ai nicio întâlnire programată.',
  drafts: 'Cursuri pe care le scrii',
  noDrafts: 'Aici apar cursurile la care lucrezi. Le vedeți doar tu și administratorii.',
} as const;
