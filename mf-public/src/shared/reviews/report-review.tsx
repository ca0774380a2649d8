import { useCommand } from '@cursiv/shared-data/commands';
import { REPORT_REASONS, type ReportReason } from '@cursiv/shared-domain';
import { Button, Form, SelectField, VisuallyHidden } from '@cursiv/shared-ui';
import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useReviewWords } from './words/words.ts';

type ReportReviewProps = { uid: string; reviewId: string; authorName: string };

/** Reports a review to the administrators. */
export function ReportReview({ uid, reviewId, authorName }: ReportReviewProps) {
  const t = useT();
  const words = useReviewWords();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>('spam');
  const { isPending, isDone, failure, run } = useCommand();
  const frame = useKeptFocus<HTMLDivElement>(isOpen);
  const submit = () => {
    void run(async () => {
      const { reportReview } = await import('@cursiv/shared-data');
      await reportReview(uid, reviewId, reason);
    });
  };
  if (isDone) return <Reported />;
  return (
    <div ref={frame}>
      {isOpen ? (
        <Form className={styles.form} onSubmit={submit}>
          <SelectField
            label={words('report.reason')}
            options={REPORT_REASONS.map((value) => ({ value, label: words(`report.reasons.${value}`) }))}
            value={reason}
            onChange={(event) => setReason(REPORT_REASONS.find((known) => known === event.target.value) ?? 'other')}
          />
          {failure && <p role="alert">{failure === 'no-access' ? words('report.again') : t(`error.${failure}`)}</p>}
          <div className={styles.actions}>
            <Button type="submit" variant="secondary" size="small" pending={isPending}>
              {words('report.send')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setIsOpen(false)}>
              {words('cancel')}
            </Button>
          </div>
        </Form>
      ) : (
        <Button variant="quiet" size="small" icon={<Flag size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
          {words('report.open')} <VisuallyHidden>{words('report.of', { name: authorName })}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** Replaces the form and takes its focus. */
function Reported() {
  const words = useReviewWords();
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <p ref={news} role="status" tabIndex={-1}>
      {words('report.done')}
    </p>
  );
}
