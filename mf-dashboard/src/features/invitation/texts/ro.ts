export const ro = {
  title: 'Invitație',
  lead: '{{inviter}} te invită pe Cursiv.',
  role: {
    none: 'Accepți cu contul în care ești acum: {{email}}.',
    moderator: 'Contul {{email}} primește rolul de moderator: te ocupi de ce raportează oamenii.',
    support: 'Contul {{email}} primește rolul de asistență: răspunzi la mesaje și ajuți oamenii.',
    translator: 'Contul {{email}} primește rolul de editor de traduceri: scrii textele site-ului, în ambele limbi.',
  },
  until: 'Poți accepta până pe {{date}}.',
  accept: 'Accept invitația',
  done: 'Ai acceptat invitația',
  doneText: {
    none: 'Bine ai venit! Tot ce începi pe site găsești în panoul tău.',
    moderator: 'Ești moderator. Ce așteaptă o hotărâre găsești în administrare.',
    support: 'Faci parte din echipa de asistență. Mesajele le găsești în administrare.',
    translator: 'Ești editor de traduceri. Textele site-ului le găsești în administrare.',
  },
  toDashboard: 'Panoul meu',
  toAdmin: 'Deschide administrarea',
  toAccount: 'Contul meu',
  refused: {
    unknown: {
      title: 'Invitația nu există',
      text: 'Linkul nu este întreg, sau invitația a fost ștearsă între timp. Deschide din nou linkul din e-mail.',
    },
    used: { title: 'Invitația a fost deja acceptată', text: 'Fiecare link este bun o singură dată.' },
    withdrawn: {
      title: 'Invitația a fost retrasă',
      text: 'Cine te-a invitat a retras-o. Dacă e o greșeală, cere-i să te invite din nou.',
    },
    expired: {
      title: 'Invitația a expirat',
      text: 'Linkul a fost bun 14 zile. Cere-i celui care te-a invitat să o trimită din nou.',
    },
    inviter: {
      title: 'Invitația nu mai este bună',
      text: 'Cine te-a invitat nu mai poate invita pe nimeni. Cere o invitație altcuiva din echipa site-ului.',
    },
    unproven: {
      title: 'Confirmă întâi adresa de e-mail',
      text: 'Ți-am trimis un mesaj cu un link la {{email}}. După ce îl deschizi, întoarce-te la linkul din invitație.',
    },
    address: {
      title: 'Invitația este pentru altă adresă',
      text: 'Ești în contul {{email}}. Ieși din cont și intră cu adresa la care ai primit invitația.',
    },
  },
} as const;
