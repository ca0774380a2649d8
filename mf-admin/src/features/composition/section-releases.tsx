import type { BuildFigures } from '@cursiv/shared-domain';
import { ownerOf, type PointerFile, paths, type RegistryFile, rollBack } from '@cursiv/shared-platform';
import { Button, Cluster, Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useCompositionT } from './messages/messages.ts';
import { type Asked, OrderDialog } from './order-dialogs.tsx';
import { releaseRows } from './release-rows.ts';
import { ReleaseTable } from './release-table.tsx';

type SectionReleasesProps = {
  section: string;
  /** As visitors get it, and as the shell's deploy brought it. */
  registry: RegistryFile;
  deployed: RegistryFile;
  /** Absent when the section's site does not answer. */
  pointer: PointerFile | undefined;
  figures: Readonly<Record<string, BuildFigures>>;
};

/** One section: what the registry says of it, its releases, and what may be done. */
export function SectionReleases({ section, registry, deployed, pointer, figures }: SectionReleasesProps) {
  const t = useCompositionT();
  const [asked, setAsked] = useState<Asked>();
  const entry = registry.sections[section];
  const fixed = deployed.sections[section];
  if (!entry || !fixed) return null;
  const { disabled, pin } = entry;
  const may = { pin: !fixed.pin, try: !fixed.canary, disable: !fixed.disabled };
  // Whoever switched off the section of this page could not switch it on again.
  const isOwn = ownerOf(paths.adminComposition(), registry.sections) === section;
  const back = pointer && !disabled ? rollBack(entry, pointer) : undefined;
  const mayGoBack = back?.kind === 'canary' ? may.try : may.pin;
  const buttons = [
    back && mayGoBack && (
      <Button
        key="back"
        variant="danger"
        size="small"
        onClick={() =>
          setAsked(
            back.kind === 'canary'
              ? { ask: 'takeBack', build: back.buildId, order: back }
              : { ask: 'rollBack', build: 'buildId' in back ? back.buildId : '', order: back },
          )
        }
      >
        {back.kind === 'canary'
          ? t('act.takeBack')
          : t('act.rollBack', { build: 'buildId' in back ? back.buildId : '' })}
      </Button>
    ),
    pin && may.pin && (
      <Button
        key="unpin"
        variant="secondary"
        size="small"
        onClick={() => setAsked({ ask: 'unpin', order: { kind: 'unpin' } })}
      >
        {t('act.unpin')}
      </Button>
    ),
    disabled && may.disable && (
      <Button
        key="on"
        variant="secondary"
        size="small"
        onClick={() => setAsked({ ask: 'enable', order: { kind: 'enable' } })}
      >
        {t('act.enable')}
      </Button>
    ),
    !disabled && !isOwn && (
      <Button key="off" variant="secondary" size="small" onClick={() => setAsked({ ask: 'disable' })}>
        {t('act.disable')}
      </Button>
    ),
  ];
  return (
    <PagePart
      title={<span translate="no">{section}</span>}
      intro={t('from', { origin: entry.origin, owns: entry.owns.join(', ') })}
      actions={<Cluster>{buttons}</Cluster>}
    >
      <Stack>
        {disabled && (
          <Notice tone="danger" title={t('off')}>
            <p lang="ro">{disabled.ro}</p>
            <p lang="en">{disabled.en}</p>
          </Notice>
        )}
        {pin && <Notice tone="warning">{t('pinned', { build: pin.buildId })}</Notice>}
        {!(may.pin && may.try && may.disable) && <Notice>{t('deployed')}</Notice>}
        {pointer ? (
          <ReleaseTable section={section} rows={releaseRows(entry, pointer, figures)} may={may} onAsk={setAsked} />
        ) : (
          <Notice tone="danger">{t('unreachable')}</Notice>
        )}
      </Stack>
      {asked && (
        <OrderDialog section={section} revision={registry.revision} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </PagePart>
  );
}
