import { createOwnTranslator } from '@cursiv/shared-i18n';

/** How well somebody speaks a language, as they choose it: the levels of the CEFR with what they mean. */
export const { useT: useLevelWords } = createOwnTranslator(
  {
    level: 'Nivel: {{language}}',
    unstated: 'Nespecificat',
    levelB1: 'B1 · mă descurc într-o discuție',
    levelB2: 'B2 · discut fără efort',
    levelC1: 'C1 · fluent, și despre lucruri grele',
    levelC2: 'C2 · aproape ca în limba maternă',
    levelnative: 'Limbă maternă',
  },
  {
    level: 'Level: {{language}}',
    unstated: 'Not stated',
    levelB1: 'B1 · I manage a conversation',
    levelB2: 'B2 · I talk without effort',
    levelC1: 'C1 · fluent, also on hard subjects',
    levelC2: 'C2 · almost like a first language',
    levelnative: 'First language',
  },
);
