export const ro = {
  title: 'Ce au văzut și au schimbat alții',
  lead: 'Ce au făcut administratorii, echipa și programele site-ului cu contul și cu lucrările tale, de la cele mai noi. Le vezi doar tu.',
  none: 'Nimeni altcineva nu ți-a deschis sau schimbat contul și lucrările.',
  more: 'Arată mai multe',
  untitled: 'fără titlu',
  by: {
    administrator: 'Cineva din echipa site-ului',
    operator: 'Cine conduce site-ul',
    site: 'Site-ul',
    self: 'Tu, ca administrator',
  },
  did: {
    account: {
      seen: 'Pagina contului tău a fost deschisă în administrare.',
      seenAs: 'Panoul tău a fost citit în administrare: cursuri, programări, mesaje și resurse.',
      suspended: 'Contul tău a fost suspendat.',
      restored: 'Contul tău a fost redeschis.',
      signedOut: 'Contul tău a fost scos de pe toate dispozitivele.',
      copyAsked: 'S-a cerut pentru tine o copie a datelor tale. O deschizi numai tu.',
      deletionAsked: 'S-a cerut pentru tine ștergerea contului.',
      deletionCalledOff: 'S-a retras cererea de ștergere a contului tău.',
    },
    right: {
      granted: 'Ai primit un drept: {{right}}.',
      withdrawn: 'Ți s-a retras un drept: {{right}}.',
    },
    role: {
      moderator: 'Ai primit rolul de moderator.',
      support: 'Ai primit rolul de asistență.',
      translator: 'Ai primit rolul de editor de traduceri.',
      user: 'Ți s-a retras rolul din echipa site-ului.',
    },
    verification: {
      approved: 'Cererea ta a fost aprobată: {{right}}.',
      rejected: 'Cererea ta a fost respinsă: {{right}}.',
      revoked: 'Aprobarea cererii tale a fost retrasă: {{right}}.',
    },
    mail: {
      sentAgain: 'Un e-mail pentru tine, care nu a putut pleca, a fost trimis din nou.',
      dropped: 'S-a renunțat la un e-mail pentru tine, care nu a putut pleca.',
    },
    push: {
      sentAgain: 'O notificare pentru un dispozitiv al tău, care nu a putut pleca, a fost trimisă din nou.',
      dropped: 'S-a renunțat la o notificare pentru un dispozitiv al tău, care nu a putut pleca.',
    },
    course: {
      published: 'Cursul „{{title}}” a fost publicat.',
      returned: 'La cursul „{{title}}” s-au cerut modificări.',
      suspended: 'Cursul „{{title}}” a fost suspendat.',
      moved: 'S-a schimbat cine găsește cursul „{{title}}”.',
    },
    resource: {
      draft: 'Resursa „{{title}}” a fost trimisă înapoi la ciorne.',
      in_review: 'Resursa „{{title}}” a fost trimisă la verificare.',
      published: 'Resursa „{{title}}” a fost publicată.',
      archived: 'Resursa „{{title}}” a fost arhivată.',
      suspended: 'Resursa „{{title}}” a fost suspendată.',
    },
    file: {
      takenDown: 'Fișierul „{{title}}” a fost retras.',
      putBack: 'Fișierul „{{title}}” a fost pus la loc.',
    },
    expert: {
      draft: 'Pagina ta de expert a fost trimisă înapoi la ciorne.',
      listed: 'Pagina ta de expert a fost publicată.',
      suspended: 'Pagina ta de expert a fost suspendată.',
      changed: 'Pagina ta de expert a fost modificată.',
    },
    review: {
      hidden: 'O recenzie scrisă de tine a fost ascunsă.',
      shown: 'O recenzie scrisă de tine a fost arătată din nou.',
    },
    answer: { removed: 'Un răspuns scris de tine la o recenzie a fost șters.' },
    certificate: { revoked: 'Certificatul tău pentru „{{title}}” a fost retras.' },
    contribution: {
      hidden: 'O întrebare sau un răspuns scris de tine în cursul „{{title}}” a fost ascuns.',
      shown: 'O întrebare sau un răspuns scris de tine în cursul „{{title}}” a fost arătat din nou.',
    },
  },
} as const;
