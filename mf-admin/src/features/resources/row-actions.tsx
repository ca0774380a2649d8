import { pick, type Resource, type ResourceStatus } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { MenuButton } from '@cursiv/shared-ui';
import { Ellipsis } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { openResourceAddress } from './open-resource.ts';
import { movesFrom } from './resource-moves.ts';
import * as styles from './resources.module.css';

type RowActionsProps = {
  resource: Resource;
  onMove: (status: ResourceStatus) => void;
};

/** The actions for one resource. */
export function RowActions({ resource, onMove }: RowActionsProps) {
  const t = useT();
  const go = useGo();
  const title = pick(resource.title, useLocale())?.value ?? t('resources.noTitle');
  const open = { id: 'open', label: t('resources.open'), onSelect: () => go(paths.resource(resource.id)) };
  const read = { id: 'read', label: t('resources.read'), onSelect: () => go(openResourceAddress(resource.id)) };
  const moves = movesFrom(resource.status).map((status) => ({
    id: status,
    label: t(`resources.move.${status}`),
    onSelect: () => onMove(status),
    ...(status === 'suspended' && { tone: 'danger' as const }),
  }));
  return (
    <div className={styles.actions}>
      <MenuButton
        label={t('resources.actionsFor', { title })}
        trigger={<Ellipsis size={22} aria-hidden />}
        items={[read, ...(resource.status === 'published' ? [open] : []), ...moves]}
      />
    </div>
  );
}
