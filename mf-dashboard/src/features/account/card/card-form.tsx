import { isUnsaved, type Opening, useEditSession } from '@cursiv/shared-data/edits';
import { CARD_LIMITS, LOCALES, type PublicCard } from '@cursiv/shared-domain';
import { toast, useReloadHold } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConflictNotice, Form, FormError, Stack, SwitchField, TextArea } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useT } from '../../../messages/messages.ts';
import { SpokenLanguagesField } from '../../../shared/choices/spoken-languages-field.tsx';
import { CardPreview } from './card-preview.tsx';
import { type CardValues, cardValues, cardWords } from './card-values.ts';
import { useCardT } from './texts/texts.ts';

type CardFormProps = {
  person: { uid: string; name: string; photo: string | undefined };
  /** The stored card; undefined before there is one. */
  card: PublicCard | undefined;
  /** Resolves to the new revision. Throws AppError. */
  save: (card: PublicCard) => Promise<number>;
  kept: Opening<CardValues>['kept'];
};

/** Writes what a person says of themselves, beside how readers will see it. */
export function CardForm({ person, card, save, kept }: CardFormProps) {
  const t = useT();
  const cardT = useCardT();
  const { editing, state } = useEditSession<CardValues>(
    () => ({ stored: { rev: card?.rev ?? 0, doc: cardValues(card) }, kept }),
    async (values, { rev }) => {
      const edited = { ...cardWords(values), isShown: values.isShown, rev };
      const next = { ...edited, rev: await save(edited) };
      return { rev: next.rev, doc: cardValues(next) };
    },
  );
  const { doc, status, error } = state;
  useEffect(() => editing.arrived({ rev: card?.rev ?? 0, doc: cardValues(card) }), [editing, card]);
  useReloadHold(isUnsaved(state), 'unsaved card');
  const hasTooMany = doc.languages.length > CARD_LIMITS.languages;
  const keep = async (attempt: typeof editing.save) => {
    if (hasTooMany) return;
    const outcome = await attempt();
    if (outcome.status === 'done') toast(cardT('saved'), { tone: 'success' });
  };
  return (
    <Form onSubmit={() => status !== 'conflict' && void keep(() => editing.save())}>
      <Stack gap={3}>
        {LOCALES.map((language) => (
          <TextArea
            key={language}
            label={`${cardT('bio')} · ${t(`locale.${language}`)}`}
            lang={language}
            hint={cardT('bioHint')}
            rows={5}
            maxLength={CARD_LIMITS.bio}
            value={doc.bio[language]}
            onChange={({ currentTarget }) =>
              editing.edit({ ...doc, bio: { ...doc.bio, [language]: currentTarget.value } })
            }
          />
        ))}
        <SpokenLanguagesField
          id="card-languages"
          legend={cardT('languages')}
          languages={doc.languages}
          error={hasTooMany ? cardT('tooMany') : undefined}
          onChange={(languages) => editing.edit({ ...doc, languages })}
        />
        <SwitchField
          label={cardT('shown')}
          hint={cardT('shownHint')}
          checked={doc.isShown}
          onChange={({ currentTarget }) => editing.edit({ ...doc, isShown: currentTarget.checked })}
        />
        <CardPreview person={person} values={doc} />
        {status === 'conflict' && (
          <ConflictNotice
            onOverwrite={() => void keep(() => editing.overwrite(async () => card?.rev ?? 0))}
            onReopen={() => editing.discard()}
          />
        )}
        {error && error !== 'conflict' && <FormError title={cardT('failed')}>{t(`error.${error}`)}</FormError>}
        <Cluster>
          <Button type="submit" pending={status === 'saving'} disabled={status === 'conflict'}>
            {cardT('save')}
          </Button>
          {isUnsaved(state) && <span>{cardT('unsaved')}</span>}
        </Cluster>
      </Stack>
    </Form>
  );
}
