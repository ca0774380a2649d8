/** Texts about the links of a course. */
export const ro = {
  check_one: 'Verifică linkul',
  check_few: 'Verifică cele {{count}} linkuri',
  check_other: 'Verifică cele {{count}} de linkuri',
  checking: 'Se deschide fiecare link; poate dura un minut.',
  checked: 'Verificate: {{date}}.',
  checkedNew: 'Verificate: {{date}}. De atunci ai adăugat altele.',
  allFine: 'Toate linkurile duc undeva.',
  wrong: 'Linkuri la care să te uiți:',
  state: {
    fine: 'Merge',
    gone: 'Pagina nu există',
    silent: 'Nu răspunde',
    closed: 'Nu este o adresă publică',
  },
} as const;
