import { saveExpert } from '@cursiv/shared-data';
import { type Expert, expertLifecycle, expertRole } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConflictNotice, deviceZone, Form, FormError, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useMediaT } from '../../../shared/media/messages/messages.ts';
import { PortraitField } from '../../../shared/media/pictures/portrait-field.tsx';
import * as styles from '../expert.module.css';
import { useExpertT } from '../texts/texts.ts';
import { useFocusOn } from '../use-focus-on.ts';
import { usePartEditing } from '../use-part-editing.ts';
import { WordsFields } from './words-fields.tsx';
import { wordsOf, wordsProblems, wordsSchema, wordsValues } from './words-values.ts';

type WordsFormProps = { uid: string; expert: Expert | undefined; isVerifiedExpert: boolean };

/** Writes what an expert says of themselves: a new page, a draft, or what visitors see at once. */
export function WordsForm({ uid, expert, isVerifiedExpert }: WordsFormProps) {
  const t = useT();
  const expertT = useExpertT();
  const mediaT = useMediaT();
  const stored = useMemo(() => wordsValues(expert), [expert]);
  const editing = usePartEditing(uid, 'expert.words', wordsSchema, stored, (values) =>
    saveExpert({ uid, rev: expert?.rev, words: wordsOf(values), timeZone: deviceZone() }),
  );
  const { failure } = editing;
  const [isChecked, setIsChecked] = useState(false);
  const focusOn = useFocusOn();
  const status = expert?.status ?? expertLifecycle.first;
  const standard = status === 'draft' ? 'draft' : 'others';
  const problems = wordsProblems(editing.values, standard);
  const canEdit = expertLifecycle.canEdit(expertRole(isVerifiedExpert), status);
  const save = async () => {
    setIsChecked(true);
    const first = Object.keys(problems)[0];
    if (first) return focusOn(`expert-${first}`);
    const { status: outcome } = await editing.save();
    if (outcome !== 'done') return;
    toast(expertT(standard === 'draft' ? 'savedDraft' : 'saved'), { tone: 'success' });
  };
  return (
    <Form onSubmit={() => canEdit && !editing.hasConflict && void save()}>
      <Stack gap={3}>
        <fieldset className={styles.group} disabled={!canEdit}>
          <Stack gap={3}>
            <Stack gap={1}>
              <p>{mediaT('portrait.expert')}</p>
              <PortraitField
                uid={uid}
                name={expert?.displayName ?? ''}
                path={editing.values.photo}
                disabled={!canEdit}
                onChange={(photo) => {
                  const { photo: _, ...others } = editing.values;
                  editing.edit({ ...others, ...(photo && { photo }) });
                }}
              />
            </Stack>
            <WordsFields values={editing.values} problems={isChecked ? problems : {}} onChange={editing.edit} />
          </Stack>
        </fieldset>
        {editing.hasConflict && <ConflictNotice onOverwrite={() => void save()} onReopen={editing.drop} />}
        {failure && <FormError title={expertT('saveFailed')}>{t(`error.${failure}`)}</FormError>}
        {canEdit && (
          <Cluster>
            <Button type="submit" pending={editing.isSaving} disabled={editing.hasConflict}>
              {expertT(expert ? 'save' : 'begin')}
            </Button>
            {editing.isDirty && <span>{expertT('unsaved')}</span>}
          </Cluster>
        )}
      </Stack>
    </Form>
  );
}
