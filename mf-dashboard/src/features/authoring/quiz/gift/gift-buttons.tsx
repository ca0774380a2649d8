import { type GiftProblem, QUIZ_LIMITS, type Question, readGift, writeGift } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Button, Dialog, Stack, saveBlob, TextArea } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useAuthoring } from '../../authoring-context.ts';
import { newPartId } from '../../draft/new-part-id.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import { GiftReport } from './gift-report.tsx';

type GiftButtonsProps = { questions: Question[]; onImport: (questions: Question[]) => void };

/** Brings questions in from GIFT, in the first language that is shown, and gives them out. */
export function GiftButtons({ questions, onImport }: GiftButtonsProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const locale = useLocale();
  const { languages, state } = useAuthoring();
  const [language = state.content.baseLocale] = languages;
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<number>();
  const [report, setReport] = useState<{ count: number; problems: GiftProblem[] }>();
  const read = () => {
    const reading = readGift(text, language, newPartId, QUIZ_LIMITS.questions - questions.length);
    if (reading.questions.length > 0) onImport(reading.questions);
    setReport({ count: reading.questions.length, problems: reading.problems });
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {authoringT('quiz.gift.import')}
      </Button>
      {questions.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveBlob(new Blob([writeGift(questions, language)], { type: 'text/plain' }), 'quiz.gift.txt')}
        >
          {authoringT('quiz.gift.export')}
        </Button>
      )}
      <Dialog
        open={isOpen}
        size="large"
        onClose={() => {
          setIsOpen(false);
          setReport(undefined);
        }}
        title={authoringT('quiz.gift.import')}
        closeLabel={authoringT('quiz.gift.close')}
        actions={
          <Button disabled={text.trim() === ''} onClick={read}>
            {authoringT('quiz.gift.read')}
          </Button>
        }
      >
        <Stack gap={2}>
          <TextArea
            label={`${authoringT('quiz.gift.text')} · ${t(`locale.${language}`)}`}
            hint={authoringT('quiz.gift.hint')}
            rows={12}
            lang={language}
            spellCheck={false}
            error={
              refused === undefined
                ? undefined
                : authoringT('quiz.gift.refused', {
                    length: formatNumber(refused, locale),
                    most: formatNumber(QUIZ_LIMITS.questionsText, locale),
                  })
            }
            value={text}
            onPaste={(event) => {
              const { selectionStart, selectionEnd } = event.currentTarget;
              const { length } = event.clipboardData.getData('text/plain');
              const isFine = text.length - (selectionEnd - selectionStart) + length <= QUIZ_LIMITS.questionsText;
              // What is already there stays, and the browser draws no text of megabytes.
              if (!isFine) event.preventDefault();
              setRefused(isFine ? undefined : length);
            }}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setRefused(undefined);
              setReport(undefined);
            }}
          />
          {report && <GiftReport {...report} />}
        </Stack>
      </Dialog>
    </>
  );
}
