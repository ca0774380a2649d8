/** The texts of mails, and their editor. */
export const mailTexts = {
  mails: {
    title: 'Textele e-mailurilor',
    lead: 'Subiectul și primul paragraf ale fiecărui fel de e-mail, în ambele limbi.',
    texts: 'Ce spune e-mailul',
    textsIntro:
      'Un câmp gol păstrează textul produsului. Ce salvezi se află, în cel mult jumătate de minut, în e-mailurile care pleacă.',
    type: 'Felul e-mailului',
    changed: '{{mail}} (schimbat)',
    names:
      'Locuri pe care le completează e-mailul: {{names}}. În primul paragraf sunt toate; în subiect, numai dacă vrei.',
    noNames: 'Textele acestui e-mail nu au locuri de completat.',
    subject: { ro: 'Subiectul în română', en: 'Subiectul în engleză' },
    opening: { ro: 'Primul paragraf în română', en: 'Primul paragraf în engleză' },
    product: 'Textul produsului: {{text}}',
    line: '{{mail}} · {{part}}',
    empty: 'Revino la textul produsului',
    preview: 'Vezi cum arată',
    previewIn: { ro: 'E-mailul în română', en: 'E-mailul în engleză' },
    notPreviewed: 'E-mailul nu a putut fi arătat',
    problem: {
      tooLong: 'Textul este prea lung: cel mult {{max}} de caractere.',
      unreadable: 'Textul are semne care nu se văd sau mai multe rânduri. Scrie-l din nou.',
      unknown: 'Între acolade pot sta numai: {{names}}.',
      nameless: 'Textele acestui e-mail nu au locuri de completat. Scoate acoladele.',
      missing: 'Primul paragraf are nevoie de toate: {{names}}. Altfel nu se știe despre ce este vorba.',
    },
  },
} as const;
