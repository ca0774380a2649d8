import type { NotificationSentences } from '../notification/sentence.ts';

/** What people are told, in Romanian: in the site and by mail. */
export const said = {
  author: {
    invited: '{{name}} te invită să scrieți împreună cursul „{{title}}”.',
    accepted: '{{name}} scrie de acum cursul „{{title}}” împreună cu tine.',
    removed: '{{name}} a încheiat colaborarea cu tine la cursul „{{title}}”.',
    offered: '{{name}} vrea să îți predea cursul „{{title}}”. Răspunde de la coautorii lui.',
    refused: '{{name}} nu preia cursul „{{title}}”. Rămâne al tău.',
    handedOver: '{{name}} a preluat de la tine cursul „{{title}}”. Îi ești de acum coautor.',
    tookOver: 'Cursul „{{title}}” este de acum al tău: l-ai preluat de la {{name}}.',
  },
  booking: {
    requested: '{{name}} cere o oră pentru „{{title}}”: {{at}}.',
    confirmed: '{{name}} a confirmat „{{title}}”: {{at}}.',
    declined: '{{name}} nu poate la ora cerută pentru „{{title}}”: {{at}}.',
    cancelled: 'Întâlnirea cu {{name}} a fost anulată: „{{title}}”, {{at}}.',
    expired: '{{name}} nu a răspuns la timp cererii pentru „{{title}}”: {{at}}. Poți cere altă oră.',
    completed: 'Întâlnirea cu {{name}} s-a încheiat: „{{title}}”. Poți scrie o recenzie.',
    proposed: '{{name}} propune altă oră pentru „{{title}}”: {{at}}. Răspunde între programările tale.',
    kept: '{{name}} nu poate la ora propusă pentru „{{title}}”. Rămâne cum era: {{at}}.',
    moved: 'Întâlnirea cu {{name}} are altă oră: „{{title}}”, {{at}}.',
    missed: '{{name}} spune că nu ai venit la „{{title}}”, {{at}}. Dacă nu e așa, poți contesta timp de 48 de ore.',
    disputed: '{{name}} spune că a venit la „{{title}}”, {{at}}. Absența nu se mai ține în seamă.',
    dayBefore: 'Ai o întâlnire cu {{name}}: „{{title}}”, {{at}}.',
    hourBefore: 'Întâlnirea cu {{name}} începe curând: „{{title}}”, {{at}}.',
    booked: '{{name}} a programat „{{title}}”: {{at}}.',
  },
  waiting: {
    free: '{{name}} are o oră liberă: {{at}}, „{{title}}”. Este păstrată pentru tine până {{until}}.',
    passed: 'Ora păstrată la {{name}}, {{at}}, a trecut la următorul. Nu mai ești pe lista de așteptare.',
    closed: '{{name}} nu mai primește programări, iar lista de așteptare s-a închis.',
  },
  enrollment: { received: '{{name}} s-a înscris la cursul „{{title}}”.' },
  course: {
    published: 'Cursul „{{title}}” a fost publicat.',
    returned: 'Cursul „{{title}}” are nevoie de schimbări.',
    suspended: 'Cursul „{{title}}” a fost suspendat de un administrator.',
    restored: 'Cursul „{{title}}” nu mai este suspendat.',
    announced: 'Anunț în cursul „{{course}}”: {{title}}',
  },
  instructor: {
    invited: '{{name}} te-a numit instructor la „{{title}}”. Răspunde între cursurile tale.',
    accepted: '{{name}} a acceptat să predea „{{title}}”.',
    declined: '{{name}} nu predă „{{title}}”.',
  },
  resource: {
    published: 'Resursa „{{title}}” a fost publicată.',
    returned: 'Resursa „{{title}}” s-a întors la tine.',
    suspended: 'Resursa „{{title}}” a fost suspendată de un administrator.',
    restored: 'Resursa „{{title}}” nu mai este suspendată.',
  },
  expert: {
    returned: 'Pagina ta de expert are nevoie de schimbări înainte să poată fi găsită.',
    suspended: 'Pagina ta de expert a fost suspendată de un administrator.',
    restored: 'Pagina ta de expert nu mai este suspendată: poate fi găsită din nou.',
  },
  file: {
    takenDown: 'Fișierul „{{title}}” a fost retras de echipa site-ului: îl mai deschide doar echipa site-ului.',
    putBack: 'Fișierul „{{title}}” este pus la loc: se deschide ca înainte.',
  },
  question: {
    asked: '{{name}} a pus o întrebare la lecția „{{title}}” din cursul „{{course}}”.',
    answered: '{{name}} a răspuns la o întrebare pe care o urmărești, la lecția „{{title}}”.',
    marked: 'Răspunsul tău de la lecția „{{title}}” a fost marcat ca fiind cel bun.',
    hidden: 'Ce ai scris la lecția „{{title}}” a fost ascuns de un administrator.',
  },
  review: {
    received: '{{name}} a scris o recenzie pentru „{{title}}”: {{rating}} din 5.',
    answered: 'Recenzia ta pentru „{{title}}” a primit un răspuns.',
    hidden: 'Recenzia ta pentru „{{title}}” a fost ascunsă de un administrator.',
  },
  certificate: {
    issued: 'Ai primit certificatul pentru „{{title}}”.',
    revoked: 'Certificatul tău pentru „{{title}}” a fost retras de un administrator.',
  },
  right: {
    creator: 'De acum îți publici singur resursele.',
    expert: 'De acum poți fi găsit între experți.',
    instructor: 'De acum ești instructor verificat.',
    administrator: 'De acum ești administrator.',
    moderator: 'De acum ești moderator: te ocupi de ce raportează oamenii și de resurse.',
    support: 'De acum faci parte din asistență: răspunzi la mesaje și ajuți oamenii cu conturile lor.',
    translator: 'De acum ești editor de traduceri: te ocupi de textele site-ului în ambele limbi.',
    noRole: 'Nu mai ai un rol în echipa site-ului.',
  },
  verification: {
    rejected: 'Cererea ta a fost refuzată: {{right}}.',
    revoked: 'Un administrator ți-a luat înapoi dreptul: {{right}}.',
  },
  site: {
    canaryTakenBack: 'Versiunea {{name}} eșua prea des la cei care o încercau. Site-ul a luat-o înapoi.',
    budgetExceeded: 'Site-ul a depășit bugetul zilei: {{title}}.',
    leadReceived: 'Un vizitator a lăsat un mesaj pe site; așteaptă un răspuns.',
  },
  security: {
    suspended: 'Contul tău a fost suspendat de un administrator. Nu mai poți intra în el.',
    restored: 'Contul tău nu mai este suspendat. Poți intra din nou.',
    copyAskedFor:
      'Un administrator a cerut pentru tine o copie a datelor tale. Te anunțăm când este gata; o deschizi numai tu, din cont.',
    copied: 'Copia cerută a datelor tale este gata. Te așteaptă în cont 7 zile.',
    addressChanged: 'Adresa de e-mail a contului tău s-a schimbat. Dacă nu ai fost tu, scrie-ne imediat.',
    passwordChanged: 'Contul tău are o parolă nouă. Dacă nu ai fost tu, alege acum alta, cu „Ai uitat parola?”.',
    googleAdded: 'De acum poți intra în cont și cu Google. Dacă nu ai fost tu, schimbă parola și scrie-ne.',
    googleRemoved: 'Google nu mai deschide contul tău. Dacă nu ai fost tu, schimbă parola și scrie-ne.',
    passwordRemoved:
      'Contul tău nu mai are parola de dinainte: intri cu Google sau cu un link pe e-mail, ori alegi alta, cu „Ai uitat parola?”.',
    factorOn: 'Ai pornit a doua verificare: la intrarea în cont se cere și un cod. Dacă nu ai fost tu, schimbă parola.',
    factorOff: 'Ai oprit a doua verificare: intrarea în cont nu mai cere un cod. Dacă nu ai fost tu, schimbă parola.',
    recovered: 'Un cod de rezervă a oprit a doua verificare a contului tău. Dacă nu ai fost tu, schimbă parola acum.',
    deletionAsked: 'Contul tău se șterge după {{until}}. Până atunci îl poți păstra, din pagina contului.',
    deletionAskedFor:
      'Un administrator a cerut pentru tine ștergerea contului: se șterge după {{until}}. Dacă nu tu ai vrut asta, păstrează contul din pagina lui sau scrie-ne.',
    deletionUndone: 'Contul tău rămâne: cererea de ștergere a fost retrasă.',
    deleted: 'Contul tău se șterge acum, cum ai cerut. Nu mai primești alte mesaje de la noi.',
    signedOut: 'Ai ieșit din cont de pe toate dispozitivele. Dacă nu ai cerut tu asta, alege o parolă nouă.',
  },
} as const satisfies NotificationSentences;
