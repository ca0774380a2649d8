import { saveOffering } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Expert } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConfirmDialog, ConflictNotice, Form, FormError, PagePart, Stack } from '@cursiv/shared-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useExpertT } from '../texts/texts.ts';
import { useFocusOn } from '../use-focus-on.ts';
import { usePartEditing } from '../use-part-editing.ts';
import { OfferingFields } from './offering-fields.tsx';
import { offeringOf, offeringProblems, offeringValues, offeringValuesSchema, placeOf } from './offering-values.ts';

type OfferingFormProps = {
  expert: Expert;
  offeringId: string;
  meetingUrl: string | undefined;
  onClose: () => void;
};

/** Writes one session type: a new one, or one that is offered. Bookings that were made keep what they were made with. */
export function OfferingForm({ expert, offeringId, meetingUrl, onClose }: OfferingFormProps) {
  const t = useT();
  const expertT = useExpertT();
  const stored = expert.offerings[offeringId];
  const place = `expert.offering.${stored ? offeringId : 'new'}`;
  const present = useMemo(() => offeringValues(stored, meetingUrl), [stored, meetingUrl]);
  const editing = usePartEditing(expert.id, place, offeringValuesSchema, present, (values) =>
    saveOffering({ expert, offeringId, offering: offeringOf(values), meetingUrl: placeOf(values) }),
  );
  const removing = useCommand();
  const failure = editing.failure ?? removing.failure;
  const [isChecked, setIsChecked] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const focusOn = useFocusOn();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const problems = offeringProblems(editing.values);
  const save = async () => {
    setIsChecked(true);
    const first = Object.keys(problems)[0];
    if (first) return focusOn(`offering-${first}`);
    const { status } = await editing.save();
    if (status !== 'done') return;
    toast(expertT('offeringSaved'), { tone: 'success' });
    onClose();
  };
  const remove = async () => {
    const { status } = await removing.run(async () => {
      await saveOffering({ expert, offeringId, offering: undefined, meetingUrl: undefined });
    });
    setIsRemoving(false);
    if (status !== 'done') return;
    editing.drop();
    toast(expertT('offeringRemoved'), { tone: 'success' });
    onClose();
  };
  return (
    <PagePart title={expertT(stored ? 'editOffering' : 'addOffering')} headingRef={heading}>
      <Form onSubmit={() => !editing.hasConflict && void save()}>
        <Stack gap={3}>
          <OfferingFields values={editing.values} problems={isChecked ? problems : {}} onChange={editing.edit} />
          {editing.hasConflict && <ConflictNotice onOverwrite={() => void save()} onReopen={editing.drop} />}
          {failure && <FormError title={expertT('saveFailed')}>{t(`error.${failure}`)}</FormError>}
          <Cluster>
            <Button type="submit" pending={editing.isSaving} disabled={editing.hasConflict}>
              {expertT('saveOffering')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {expertT('back')}
            </Button>
            {stored && (
              <Button variant="quiet" onClick={() => setIsRemoving(true)}>
                {expertT('removeOffering')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
      <ConfirmDialog
        open={isRemoving}
        title={expertT('removeOfferingTitle')}
        confirmLabel={expertT('removeOffering')}
        cancelLabel={t('cancel')}
        pending={removing.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsRemoving(false)}
      >
        <p>{expertT('removeOfferingText')}</p>
      </ConfirmDialog>
    </PagePart>
  );
}
