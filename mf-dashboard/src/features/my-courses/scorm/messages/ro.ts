/** Texts about a course as SCORM. */
export const ro = {
  export: 'SCORM',
  title: 'Descarci „{{title}}” pentru alt sistem?',
  confirm: 'Descarcă pachetul SCORM 1.2',
  about:
    'Pachetul se deschide în orice sistem care știe SCORM 1.2: o pagină pentru fiecare lecție și limbă, cu videoclipuri și teste.',
  unplayed_one: 'Un film rămâne pe Cursiv, fiindcă e un pachet HLS, pe care SCORM nu îl redă: {{lessons}}.',
  unplayed_few: '{{count}} filme rămân pe Cursiv, fiindcă sunt pachete HLS, pe care SCORM nu le redă: {{lessons}}.',
  unplayed_other:
    '{{count}} de filme rămân pe Cursiv, fiindcă sunt pachete HLS, pe care SCORM nu le redă: {{lessons}}.',
  keys: 'Testele sunt corectate pe dispozitivul cursantului, așa că răspunsurile corecte sunt în pachet: cine caută în el le găsește.',
} as const;
