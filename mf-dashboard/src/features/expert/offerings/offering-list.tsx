import { type Expert, expertLifecycle, expertRole, OFFERING_LIMITS } from '@cursiv/shared-domain';
import { Badge, Button, EmptyState, PagePart } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { LocalText } from '../../../shared/local-text.tsx';
import { useExpertT } from '../texts/texts.ts';
import { OfferingEditor } from './offering-editor.tsx';
import * as styles from './offerings.module.css';

type OfferingListProps = { expert: Expert; isVerifiedExpert: boolean };

/** What an expert offers; one of them is open for editing. */
export function OfferingList({ expert, isVerifiedExpert }: OfferingListProps) {
  const expertT = useExpertT();
  const [edited, setEdited] = useState<string>();
  const [closed, setClosed] = useState<string>();
  const canEdit = expertLifecycle.canEdit(expertRole(isVerifiedExpert), expert.status);
  const offerings = Object.entries(expert.offerings).toSorted(([one], [other]) => one.localeCompare(other));
  // The form that had the focus is gone.
  useEffect(() => {
    if (closed === undefined) return;
    const button = document.getElementById(`edit-${closed}`) ?? document.getElementById('add-offering');
    button?.focus();
    setClosed(undefined);
  }, [closed]);
  if (edited !== undefined) {
    const close = () => {
      setEdited(undefined);
      setClosed(edited);
    };
    return <OfferingEditor key={edited} expert={expert} offeringId={edited} onClose={close} />;
  }
  return (
    <PagePart
      title={expertT('part.offerings')}
      intro={expertT('offeringsIntro')}
      actions={
        canEdit &&
        offerings.length < OFFERING_LIMITS.offerings && (
          <Button id="add-offering" onClick={() => setEdited(crypto.randomUUID())}>
            {expertT('addOffering')}
          </Button>
        )
      }
    >
      {offerings.length === 0 && (
        <EmptyState level={3} title={expertT('noOfferings')} text={expertT('noOfferingsText')} />
      )}
      <ul className={styles.list}>
        {offerings.map(([id, offering]) => (
          <li key={id} className={styles.line}>
            <div className={styles.text}>
              <h3 className={styles.title}>
                <LocalText value={offering.title} />
              </h3>
              <p>
                {expertT('offeringFacts', {
                  minutes: offering.durationMin,
                  place: expertT(`location.${offering.location}`),
                })}
              </p>
            </div>
            {!offering.active && <Badge>{expertT('inactive')}</Badge>}
            {canEdit && (
              <Button id={`edit-${id}`} size="small" variant="secondary" onClick={() => setEdited(id)}>
                {expertT('edit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
