import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useLimited } from '../../../../shared/use-limited.ts';
import { useMay } from '../../../../shared/users.queries.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { runsTexts } from './runs.texts.ts';

/** Takes the version that answers over calls that are there. A run goes over the calls of all teams. */
export function ApplyButton({ classifier }: { classifier: Classifier }) {
  const t = useTexts(runsTexts);
  const mayWrite = useMay('classifiers.write');
  const isLimited = useLimited() !== null;
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite || isLimited) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<History size={15} />} onClick={() => setIsOpen(true)}>
        {t('apply')}
      </Button>
      {isOpen && <ApplyDialog classifier={classifier} onClose={() => setIsOpen(false)} />}
    </>
  );
}
