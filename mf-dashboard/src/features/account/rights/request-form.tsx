import { askForRight, type RightAsked } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import {
  evidenceLinkSchema,
  hasVisible,
  resourceFileSchema,
  VERIFICATION_LIMITS,
  type VerificationRequest,
} from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Form, FormError, Stack, TextArea } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../messages/messages.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import { useRightsT } from './messages/messages.ts';

const wordsSchema = z.object({ why: z.string(), links: z.string(), files: z.array(resourceFileSchema) });

const linksIn = (text: string) => text.split(/\s+/).filter(Boolean);

type RequestFormProps = { person: RightAsked; request: VerificationRequest | undefined; onDone: () => void };

/** Asks for a right: why, with links and files that show it. What is typed stays in the browser until it is sent. */
export function RequestForm({ person, request, onDone }: RequestFormProps) {
  const t = useT();
  const rightsT = useRightsT();
  const locale = useLocale();
  const edits = keptEdits(person.uid, `right.${person.flag}`, wordsSchema);
  const { why = '', links: asked = [], files = [] } = request ?? {};
  const [words, edit] = useKept(edits, { why, links: asked.join('\n'), files });
  const { isPending, failure, run } = useCommand();
  const [isTried, setIsTried] = useState(false);
  const links = linksIn(words.links);
  const wrong = links.find((link) => !evidenceLinkSchema.safeParse(link).success);
  const problems = {
    why: hasVisible(words.why) ? undefined : rightsT('whyMissing'),
    links: wrong
      ? rightsT('linkWrong', { link: wrong })
      : links.length > VERIFICATION_LIMITS.links
        ? rightsT('linksMany', { count: VERIFICATION_LIMITS.links })
        : undefined,
  };
  const ids = { why: `right-why-${person.flag}`, links: `right-links-${person.flag}` };
  const send = async () => {
    setIsTried(true);
    const first = (['why', 'links'] as const).find((field) => problems[field]);
    if (first) return document.getElementById(ids[first])?.focus();
    const outcome = await run(() => askForRight(person, { why: words.why.trim(), locale, links, files: words.files }));
    if (outcome.status !== 'done') return;
    edits.clear();
    toast(rightsT('asked'), { tone: 'success' });
    onDone();
  };
  return (
    <Form onSubmit={() => void send()}>
      <Stack>
        <TextArea
          id={ids.why}
          label={rightsT('why')}
          hint={rightsT(`whyHint.${person.flag}`)}
          required
          maxLength={VERIFICATION_LIMITS.why}
          value={words.why}
          error={isTried && problems.why}
          onChange={({ currentTarget }) => edit({ ...words, why: currentTarget.value })}
        />
        <TextArea
          id={ids.links}
          label={rightsT('links')}
          hint={rightsT('linksHint', { count: VERIFICATION_LIMITS.links })}
          rows={2}
          value={words.links}
          error={isTried && problems.links}
          onChange={({ currentTarget }) => edit({ ...words, links: currentTarget.value })}
        />
        <EvidenceFiles flag={person.flag} files={words.files} onChange={(next) => edit({ ...words, files: next })} />
        {failure && <FormError title={failure === 'conflict' ? rightsT('openAlready') : t(`error.${failure}`)} />}
        <Cluster>
          <Button type="submit" size="small" pending={isPending}>
            {rightsT('send')}
          </Button>
          <Button variant="quiet" size="small" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
