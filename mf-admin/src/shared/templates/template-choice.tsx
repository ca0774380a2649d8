import { LOCALES, type Locale } from '@cursiv/shared-domain';
import { Cluster, SelectField } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { translateTemplates, useTemplatesT } from './texts.ts';

/** Usual reasons, by what is decided, and usual replies. */
const TEMPLATES = {
  returned: ['incomplete', 'language', 'sources'],
  suspended: ['copied', 'misleading', 'conduct'],
  takenDown: ['rights', 'person', 'harm'],
  account: ['conduct', 'advertising', 'impersonation'],
  refused: ['evidence', 'experience'],
  revoked: ['mistake', 'foreignWork'],
  hidden: ['person', 'insult', 'offTopic'],
  onBehalf: ['letter', 'telephone', 'stolen'],
  reply: ['start', 'signIn', 'details', 'declined'],
} as const;

export type TemplateKind = keyof typeof TEMPLATES;

type TemplateKey = { [Kind in TemplateKind]: `${Kind}.${(typeof TEMPLATES)[Kind][number]}` }[TemplateKind];

type TemplateChoiceProps = {
  kind: TemplateKind;
  /** The language that it is written in. */
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** What is written so far. */
  note: string;
  onNote: (note: string) => void;
};

/** A choice of usual texts, named in the page’s language and written in the chosen one. What is typed stays: a usual text goes before it. */
export function TemplateChoice({ kind, locale, onLocale, note, onNote }: TemplateChoiceProps) {
  const t = useT();
  const templatesT = useTemplatesT();
  const keys = TEMPLATES[kind].map((name) => `${kind}.${name}` as TemplateKey);
  const begin = (key: TemplateKey) => {
    const text = translateTemplates(locale)(`${key}.text`);
    onNote(note.trim() ? `${text}\n${note}` : text);
  };
  return (
    <Cluster>
      <SelectField
        label={templatesT('language')}
        options={LOCALES.map((value) => ({ value, label: t(`locale.${value}`) }))}
        value={locale}
        onChange={({ currentTarget }) => onLocale(LOCALES.find((one) => one === currentTarget.value) ?? locale)}
      />
      <SelectField
        label={templatesT(kind === 'reply' ? 'replyLabel' : 'label')}
        placeholder={templatesT('none')}
        options={keys.map((key) => ({ value: key, label: templatesT(`${key}.title`) }))}
        value=""
        onChange={({ currentTarget }) => {
          const key = keys.find((each) => each === currentTarget.value);
          if (key) begin(key);
        }}
      />
    </Cluster>
  );
}
