import type { Report } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Mail, MailWarning } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/parts.ts';
import { schedulesQuery } from './letters.queries.ts';
import { lettersTexts } from './letters.texts.ts';
import { useRhythmText } from './use-rhythm-text.ts';

const LettersDialog = lazyPart(() =>
  import('./LettersDialog.tsx').then((m) => ({ default: m.LettersDialog })),
);

/** Says when the report goes out by letter, and opens where that is set up. */
export function LettersButton({ report }: { report: Report }) {
  const t = useTexts(lettersTexts);
  const rhythmText = useRhythmText();
  const [isOpen, setIsOpen] = useState(false);
  const schedules = useQuery(schedulesQuery(report.id)).data?.results ?? [];
  const first = schedules.find(({ is_on }) => is_on);
  const isTroubled = schedules.some(({ trouble, is_on }) => is_on && trouble !== null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={isTroubled ? <MailWarning size={15} /> : <Mail size={15} />}
        color={isTroubled ? 'error' : 'primary'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {first === undefined
          ? t('byLetter')
          : t('to', { when: rhythmText(first.rhythm), count: first.recipient_count })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LettersDialog report={report} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
