import { getResource, useLoad } from '@cursiv/shared-data';
import { AppError, type AppErrorCode, LOCALES, pick, type Resource } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, ButtonLink, DocumentTitle, Grid, Notice, Page, Stack } from '@cursiv/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { useMayDecide } from '../../../shared/use-may.ts';
import { DecidedMeanwhile } from '../../../shared/work/decided-meanwhile.tsx';
import { OpenedWork } from '../../../shared/work/opened-work.tsx';
import { useWalkOn } from '../../../shared/work/walk/use-walk-on.ts';
import { WalkBar } from '../../../shared/work/walk/walk-bar.tsx';
import { useResourcesT } from '../messages/messages.ts';
import { Decisions } from './decisions.tsx';
import { ResourceFacts } from './resource-facts.tsx';
import { ResourceLanguage } from './resource-language.tsx';

/** A resource as its readers would see it, whole and in both languages, and the decision about exactly this revision. */
export function ResourceReview({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const [openedAt] = useState(() => new Date());
  const again = () => setAttempt((count) => count + 1);
  return <PresentResource key={attempt} id={id} openedAt={openedAt} hasChanged={attempt > 0} onChanged={again} />;
}

type PresentResourceProps = {
  id: string;
  openedAt: Date;
  /** Whether the resource has changed since it was opened. */
  hasChanged: boolean;
  onChanged: () => void;
};

function PresentResource({ id, ...rest }: PresentResourceProps) {
  const load = useCallback(() => readResource(id), [id]);
  const found = useLoad(load);
  if (found.status === 'loading') return <ListSkeleton />;
  if (found.status === 'failed') return <FailureState {...found} />;
  return <OpenResource resource={found.value} {...rest} />;
}

async function readResource(id: string): Promise<Resource> {
  const resource = await getResource(id);
  if (!resource) throw new AppError('not-found', `resources/${id} does not exist`);
  return resource;
}

type OpenResourceProps = Omit<PresentResourceProps, 'id'> & { resource: Resource };

function OpenResource({ resource, openedAt, hasChanged, onChanged }: OpenResourceProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const walkOn = useWalkOn(paths.adminResources());
  const locale = useLocale();
  const mayDecide = useMayDecide();
  const title = pick(resource.title, locale);
  const heading = title?.value ?? resourcesT('noTitle');
  // The list and the opened resource share an address, so the shell does not treat this as a new page.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  const decided = (failure: AppErrorCode | undefined) => {
    if (failure === 'conflict') onChanged();
    else if (failure === undefined) void walkOn();
  };
  return (
    <Page
      above={
        <>
          <Breadcrumbs label={t('breadcrumbs')} items={[{ label: resourcesT('title'), to: paths.adminResources() }]} />
          <WalkBar />
        </>
      }
      title={<span lang={title?.isFallback ? title.locale : undefined}>{heading}</span>}
    >
      <DocumentTitle>{heading}</DocumentTitle>
      <Stack gap={4}>
        {hasChanged && (
          <Notice tone="warning" role="alert" title={resourcesT('review.changedTitle')}>
            {resourcesT('review.changed')}
          </Notice>
        )}
        <DecidedMeanwhile subject={`resources/${resource.id}`} openedAt={openedAt} />
        <ResourceFacts resource={resource} />
        {resource.status === 'in_review' && (
          <>
            <p>{resourcesT('review.notLive')}</p>
            <OpenedWork kind="resource" id={resource.id} />
          </>
        )}
        <Grid min="20rem" gap={4}>
          {LOCALES.map((language) => (
            <ResourceLanguage key={language} resource={resource} language={language} />
          ))}
        </Grid>
        <Decisions
          resource={resource}
          title={heading}
          isDecidedHere={mayDecide(resource.ownerUid)}
          onDecided={decided}
        />
        {resource.status === 'published' && (
          <div>
            <ButtonLink to={paths.resource(resource.id)} variant="secondary">
              {resourcesT('open')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Page>
  );
}
