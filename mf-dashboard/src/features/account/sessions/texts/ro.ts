export const ro = {
  everywhere: 'Ieși de pe toate dispozitivele',
  title: 'Ieși din cont peste tot?',
  text: 'Ieși și de aici. Paginile deschise în altă parte ies imediat ce au conexiune. Dacă adresa ta este confirmată, îți trimitem un e-mail despre asta.',
  cancel: 'Renunță',
} as const;
