import type { Payloads, Verification } from '@cursiv/shared-domain';
import type { HeadContext, PageHead, PageLoaderArgs } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Button, Page, PagePart } from '@cursiv/shared-ui';
import { FileCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { loadPayload } from '../../shared/load-payload.ts';
import * as styles from './certificate-sheet.module.css';
import { checkFile } from './check-file.ts';
import { CheckResult } from './check-result.tsx';
import { translate, useT } from './messages/messages.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['certificates']> => loadPayload('certificates', args);

/** The head of the page that checks certificates. */
export function head(_data: Payloads['certificates'], { locale }: HeadContext): PageHead {
  const t = translate(locale);
  return { title: t('checking.title'), description: t('checking.intro') };
}

/** Checks a certificate's signed file in the browser; once open, the page needs no connection. */
export default function CheckPage() {
  const t = useT();
  const { issuers } = useLoaderData<typeof loader>();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Verification | { outcome: 'unsupported' }>();
  const check = async (file: File | undefined) => setResult(file && (await checkFile(file, issuers)));
  return (
    <Page title={t('checking.title')} intro={t('checking.intro')} width="text">
      <input
        ref={input}
        type="file"
        className={styles.input}
        aria-label={t('checking.choose')}
        tabIndex={-1}
        accept=".json,application/json"
        onChange={({ currentTarget }) => void check(currentTarget.files?.[0])}
      />
      <Button icon={<FileCheck size={20} aria-hidden />} onClick={() => input.current?.click()}>
        {t('checking.choose')}
      </Button>
      <div role="status" className={styles.result}>
        {result && <CheckResult result={result} />}
      </div>
      <PagePart title={t('checking.issuers')}>
        {issuers.length === 0 ? (
          <p>{t('checking.noIssuers')}</p>
        ) : (
          <ul>
            {issuers.map((did) => (
              <li key={did} className={styles.key}>
                <code>{did}</code>
              </li>
            ))}
          </ul>
        )}
      </PagePart>
    </Page>
  );
}
