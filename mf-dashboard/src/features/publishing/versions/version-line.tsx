import { useUser } from '@cursiv/shared-auth';
import type { DraftToPublish } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type CourseVersion, draftLifecycle } from '@cursiv/shared-domain';
import { formatDate, formatList, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Badge, Button, ConfirmDialog, Facts } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { usePublishingT } from '../messages/messages.ts';
import { bringBack } from './bring-back.ts';
import * as styles from './version-line.module.css';

type VersionLineProps = {
  of: DraftToPublish;
  version: CourseVersion;
  onChanged: () => void;
};

/** One version: when readers got it and in which languages, and the way back into the draft. */
export function VersionLine({ of: { draft, course }, version, onChanged }: VersionLineProps) {
  const t = useT();
  const publishingT = usePublishingT();
  const locale = useLocale();
  const { id: uid } = useUser();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, run } = useCommand();
  const number = version.version;
  const goBack = async () => {
    const outcome = await run(() => bringBack(draft, version, uid));
    setIsAsked(false);
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status !== 'done') return;
    toast(publishingT('wentBack', { version: number }), { tone: 'success' });
    onChanged();
  };
  return (
    <li className={styles.line}>
      <div>
        <h2 className={styles.title}>{publishingT('version', { version: number })}</h2>
        <Facts
          items={[
            {
              id: 'live',
              text: course?.version === number && (
                <Badge size="small" tone="success">
                  {publishingT('isLive')}
                </Badge>
              ),
            },
            {
              id: 'at',
              text: publishingT('publishedOn', {
                date: formatDate(version.publishedAt, locale, { dateStyle: 'long', timeStyle: 'short' }),
              }),
            },
            { id: 'lessons', text: t('counted.lessons', { count: version.lessonIds.length }) },
            {
              id: 'locales',
              text: formatList(
                version.locales.map((it) => t(`locale.${it}`)),
                locale,
              ),
            },
          ]}
        />
      </div>
      {draftLifecycle.canEdit('author', draft.status) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={publishingT('goBackOf', { version: number })}
          onClick={() => setIsAsked(true)}
        >
          {publishingT('goBack')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        tone="primary"
        title={publishingT('goBackTitle', { version: number })}
        confirmLabel={publishingT('goBack')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void goBack()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{publishingT('goBackText')}</p>
      </ConfirmDialog>
    </li>
  );
}
