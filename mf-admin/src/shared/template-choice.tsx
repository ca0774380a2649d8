import { SelectField } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';

/** Usual reasons, by what is decided. */
const TEMPLATES = {
  returned: ['incomplete', 'language', 'sources'],
  suspended: ['copied', 'misleading', 'conduct'],
  refused: ['evidence', 'experience'],
  onBehalf: ['letter', 'telephone', 'stolen'],
} as const;

export type TemplateKind = keyof typeof TEMPLATES;

type TemplateKey = { [Kind in TemplateKind]: `${Kind}.${(typeof TEMPLATES)[Kind][number]}` }[TemplateKind];

/** A choice of usual reasons, in the page's language. */
export function TemplateChoice({ kind, onChoose }: { kind: TemplateKind; onChoose: (text: string) => void }) {
  const t = useT();
  const keys = TEMPLATES[kind].map((name) => `${kind}.${name}` as TemplateKey);
  return (
    <SelectField
      label={t('templates.label')}
      placeholder={t('templates.none')}
      options={keys.map((key) => ({ value: key, label: t(`templates.${key}.title`) }))}
      value=""
      onChange={({ currentTarget }) => {
        const key = keys.find((each) => each === currentTarget.value);
        if (key) onChoose(t(`templates.${key}.text`));
      }}
    />
  );
}
