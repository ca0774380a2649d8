import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of the outline and of what moves in it. */
export const { useT: useOutlineWords } = createOwnTranslator(
  {
    contents: 'Cuprins',
    back: 'Cuprinsul cursului',
    undo: 'Anulează ultima schimbare din cuprins',
    redo: 'Refă schimbarea din cuprins',
    undone: 'Cuprinsul este din nou ca înainte.',
    redone: 'Schimbarea din cuprins a fost refăcută.',
    drag: 'Trage pentru a muta: {{name}}',
    keys: 'Săgețile duc la altă lecție. Alt și săgețile mută lecția sau secțiunea.',
    movedInto: '„{{name}}” este acum în „{{unit}}”, pe locul {{place}} din {{count}}.',
    dragged: 'Muți „{{name}}”. Escape o lasă unde era.',
    left: '„{{name}}” a rămas unde era.',
    untranslated: 'nescrisă în {{languages}}',
    full: 'Mai multe nu încap într-un curs. Scoate una ca să adaugi alta.',
  },
  {
    contents: 'Contents',
    back: 'Contents of the course',
    undo: 'Undo the last change of the outline',
    redo: 'Redo the change of the outline',
    undone: 'The outline is as it was before.',
    redone: 'The change of the outline is back.',
    drag: 'Drag to move: {{name}}',
    keys: 'Arrows lead to another lesson. Alt and arrows move the lesson or section.',
    movedInto: '“{{name}}” is now in “{{unit}}”, number {{place}} of {{count}}.',
    dragged: 'You are moving “{{name}}”. Escape leaves it where it was.',
    left: '“{{name}}” stayed where it was.',
    untranslated: 'not written in {{languages}}',
    full: 'A course holds no more. Remove one to add another.',
  },
);
