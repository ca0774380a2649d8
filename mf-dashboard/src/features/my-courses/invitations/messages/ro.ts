/** Texts for whoever has been named instructor. */
export const ro = {
  teaching: 'Predarea la cursurile altora',
  teachingIntro: 'Cât timp accepți, numele tău apare pe pagina cursului.',
  asked: {
    invited: '{{name}} te-a numit instructor.',
    accepted: 'Ești instructor la cursul scris de {{name}}.',
    declined: 'Ai refuzat să predai la cursul scris de {{name}}.',
    removed: '{{name}} te-a scos.',
  },
  answer: { accepted: 'Acceptă', declined: 'Refuză', leave: 'Renunță la predare' },
  answered: {
    invited: 'Ai fost numit.',
    accepted: 'Apari ca instructor pe pagina cursului.',
    declined: 'Nu apari pe pagina cursului.',
    removed: 'Ai fost scos.',
  },
  notVerified: 'Nu mai ești instructor verificat. Poți cere dreptul din contul tău.',
} as const;
