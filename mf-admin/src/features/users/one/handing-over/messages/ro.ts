/** Texts about handing over what a person has made. */
export const ro = {
  open: 'Predă altui autor…',
  title: 'Predă ce a scris {{name}}',
  email: 'Adresa noului autor',
  emailHint: 'Are deja un cont, cu adresa aceasta dovedită.',
  show: 'Arată ce se predă',
  notFound: 'Contul nu a fost căutat',
  problem: {
    missing: 'Scrie adresa.',
    invalid: 'Adresa nu este completă.',
    same: 'Aceasta este adresa autorului de acum.',
    unknown: 'Nimeni nu are cont cu adresa aceasta.',
  },
  taker: 'Către: {{name}} ({{email}})',
  count: {
    course_one: 'Un curs.',
    course_few: '{{count}} cursuri.',
    course_other: '{{count}} de cursuri.',
    resource_one: 'O resursă.',
    resource_few: '{{count}} resurse.',
    resource_other: '{{count}} de resurse.',
  },
  kind: { course: 'Curs', resource: 'Resursă' },
  effect:
    'Paginile publicate rămân cum sunt, cu cursanții lor. Autorul de acum rămâne coautor al cursurilor, până când cel nou încheie asta. Amândoi sunt anunțați.',
  reason: 'De ce se predă',
  reasonHint: 'Amândoi autorii citesc ce scrii.',
  reasonMissing: 'Scrie de ce se predă.',
  refusal: {
    staff: 'Autorul de acum face parte din echipă și predă singur.',
    leaving: 'Contul autorului de acum se șterge.',
    self: 'Nimeni nu și-o predă singur. O poate face alt administrator.',
    taker: 'Noul autor nu o poate prelua: contul este suspendat sau urmează să fie șters.',
    unproven: 'Noul autor nu și-a dovedit încă adresa.',
    moved: 'Are deja alt autor.',
  },
} as const;
