export const ro = {
  partTitle: 'Dispozitive',
  partLead:
    'Browserele în care ești intrat în cont. Ținem minte doar programul, sistemul și ziua, niciodată adresa IP.',
  device: '{{browser}} pe {{system}}',
  here: 'Acest browser',
  pushed: 'Primește mesaje',
  endPush: 'Oprește mesajele',
  endPushOn: 'Oprește mesajele de pe {{device}}',
  used: 'Folosit ultima dată la {{date}}',
  none: 'Lista se face când folosești site-ul.',
  together:
    'Un singur dispozitiv nu poate fi scos din cont: serviciul de autentificare le încheie doar pe toate deodată. Apoi intri din nou, acolo unde vrei.',
  otherBrowser: 'Alt browser',
  otherSystem: 'alt sistem',
  everywhere: 'Ieși de pe toate dispozitivele',
  title: 'Ieși din cont peste tot?',
  text: 'Ieși și de aici. Paginile deschise în altă parte ies imediat ce au conexiune. Dacă adresa ta este confirmată, îți trimitem un e-mail despre asta.',
  cancel: 'Renunță',
} as const;
