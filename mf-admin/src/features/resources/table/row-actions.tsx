import { isReadFirst, pick, type Resource, type ResourceStatus, resourceLifecycle } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { MenuButton } from '@cursiv/shared-ui';
import { Ellipsis } from 'lucide-react';
import { openResourceAddress } from '../../../shared/open-address.ts';
import { useResourcesT } from '../messages/messages.ts';
import * as styles from '../resources.module.css';

type RowActionsProps = {
  resource: Resource;
  /** Whether the reader may decide on it. */
  isDecidedHere: boolean;
  onMove: (status: ResourceStatus) => void;
};

/** The actions for one resource. */
export function RowActions({ resource, isDecidedHere, onMove }: RowActionsProps) {
  const t = useResourcesT();
  const go = useGo();
  const title = pick(resource.title, useLocale())?.value ?? t('noTitle');
  const open = { id: 'open', label: t('open'), onSelect: () => go(paths.resource(resource.id)) };
  const read = { id: 'read', label: t('read'), onSelect: () => go(openResourceAddress(resource.id)) };
  // What is to be read first is opened from here, and decided there.
  const moves = isDecidedHere ? resourceLifecycle.movesFor('administrator', resource.status) : [];
  const buttons = moves
    .filter((status) => !isReadFirst(resource.status, status))
    .map((status) => ({
      id: status,
      label: t(`move.${status}`),
      onSelect: () => onMove(status),
      ...(status === 'suspended' && { tone: 'danger' as const }),
    }));
  return (
    <div className={styles.actions}>
      <MenuButton
        label={t('actionsFor', { title })}
        trigger={<Ellipsis size={22} aria-hidden />}
        items={[read, ...(resource.status === 'published' ? [open] : []), ...buttons]}
      />
    </div>
  );
}
