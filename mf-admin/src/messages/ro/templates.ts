/** Reasons that administrators give often, and replies; whoever writes goes on from one of them. */
export const templates = {
  language: 'Limba mesajului',
  label: 'Pornește de la un motiv obișnuit',
  replyLabel: 'Pornește de la un răspuns obișnuit',
  none: 'Scriu fără model',
  returned: {
    incomplete: {
      title: 'Lipsește ceva',
      text: 'Mai lipsește ceva înainte de publicare. Completează ce urmează și trimite din nou:',
    },
    language: {
      title: 'Una dintre limbi nu este gata',
      text: 'Textul într-una dintre limbi nu este gata: unele părți lipsesc sau nu spun același lucru. Verifică:',
    },
    sources: {
      title: 'Nu se știe a cui este o parte',
      text: 'O parte pare luată din altă sursă. Spune de unde este și cu ce drept o folosești, sau scoate-o:',
    },
  },
  suspended: {
    copied: {
      title: 'Conține munca altcuiva',
      text: 'Am primit o sesizare întemeiată că o parte aparține altcuiva. Scrie-ne dacă ai dreptul să o folosești.',
    },
    misleading: {
      title: 'Induce în eroare',
      text: 'Conține afirmații care pot face rău celor care se iau după ele. Îndreaptă-le și scrie-ne. Este vorba despre:',
    },
    conduct: {
      title: 'Purtare nepotrivită',
      text: 'Am primit mai multe sesizări despre felul în care te porți cu ceilalți. Este vorba despre:',
    },
  },
  takenDown: {
    rights: {
      title: 'Este munca altcuiva',
      text: 'Am primit o sesizare întemeiată că fișierul aparține altcuiva. Scrie-ne dacă ai dreptul să îl folosești.',
    },
    person: {
      title: 'Arată o persoană fără acordul ei',
      text: 'În fișier apare cineva care nu a fost de acord. Înlocuiește-l cu unul fără acea persoană.',
    },
    harm: {
      title: 'Poate face rău',
      text: 'Fișierul conține ceva ce poate face rău celor care îl deschid. Este vorba despre:',
    },
  },
  refused: {
    evidence: {
      title: 'Nu se poate verifica',
      text: 'Din linkurile și fișierele trimise nu am putut verifica ce spui. Adaugă ceva ce poate fi văzut de oricine, de exemplu:',
    },
    experience: {
      title: 'Prea puțin deocamdată',
      text: 'Deocamdată este prea puțin publicat pe site. Revino după câteva lucrări terminate.',
    },
  },
  account: {
    conduct: {
      title: 'Purtare nepotrivită',
      text: 'Am primit mai multe sesizări despre felul în care te porți cu ceilalți. Este vorba despre:',
    },
    advertising: {
      title: 'Reclamă',
      text: 'Contul a fost folosit pentru reclamă, în locuri în care oamenii învață. Este vorba despre:',
    },
    impersonation: {
      title: 'Se dă drept altcineva',
      text: 'Contul poartă numele altei persoane. Scrie-ne cine ești, ca să îl putem redeschide.',
    },
  },
  revoked: {
    mistake: { title: 'Emis din greșeală', text: 'Certificatul a fost emis din greșeală: cursul nu era terminat.' },
    foreignWork: {
      title: 'Altcineva a dat testele',
      text: 'Testele din spatele certificatului au fost date de altcineva.',
    },
  },
  hidden: {
    person: {
      title: 'Numește o persoană',
      text: 'Textul spune despre o persoană lucruri care nu sunt ale altora. Scrie-l din nou fără ele.',
    },
    insult: { title: 'Jignește', text: 'Textul jignește. Spune din nou ce nu ți-a plăcut, fără a lovi în oameni.' },
    offTopic: {
      title: 'Nu este despre curs',
      text: 'Textul nu este despre ce se învață aici, așa că nu îi ajută pe alții.',
    },
  },
  onBehalf: {
    letter: { title: 'A scris', text: 'Ne-ai cerut asta printr-o scrisoare, primită la data de' },
    telephone: { title: 'A telefonat', text: 'Ne-ai cerut asta la telefon, la data de' },
    stolen: {
      title: 'Altcineva a intrat în cont',
      text: 'Ne-ai anunțat că altcineva a intrat în contul tău. Schimbă-ți parola și verifică adresa contului.',
    },
  },
  reply: {
    start: {
      title: 'De unde să înceapă',
      text: 'Îți mulțumim că ne-ai scris. Cursurile sunt în pagina Cursuri: le poți alege după domeniu și după nivel, iar descrierea spune ce înveți în fiecare. Pentru tine ar fi potrivit:',
    },
    signIn: {
      title: 'Nu poate intra în cont',
      text: 'Îți mulțumim că ne-ai scris. În pagina de intrare în cont poți cere prin e-mail o parolă nouă. Dacă mesajul nu ajunge, uită-te și printre cele nedorite. Nu avem nevoie de parola ta și nu ți-o vom cere niciodată.',
    },
    details: {
      title: 'E nevoie de detalii',
      text: 'Îți mulțumim că ne-ai scris. Ca să te putem ajuta, spune-ne pe ce pagină erai, ce ai apăsat și ce s-a întâmplat. Mai avem nevoie de:',
    },
    declined: {
      title: 'Nu putem face ce cere',
      text: 'Îți mulțumim că ne-ai scris. Ne pare rău, dar nu putem face ce ceri, pentru că:',
    },
  },
} as const;
