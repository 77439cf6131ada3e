import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { exportExamples } from '@earshot/core/classifiers/examples.api.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../../../lib/call.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useMay } from '../../../../shared/users.queries.ts';
import { examplesTexts } from './examples.texts.ts';
import { ImportExamples } from './ImportExamples.tsx';

/** Examples as a file, in and out. */
export function ExamplesMenu({ classifier }: { classifier: Classifier }) {
  const t = useTexts(examplesTexts);
  const mayWrite = useMay('classifiers.write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const hrefOf = (format: 'csv' | 'json') =>
    addressOf(exportExamples.path, { id: classifier.id }, { format });
  return (
    <>
      {mayWrite && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Upload size={14} />}
          onClick={() => setIsImporting(true)}
        >
          {t('import')}
        </Button>
      )}
      {classifier.examples > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Download size={14} />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('export')}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component="a" href={hrefOf('csv')} download onClick={() => setAnchor(null)}>
          {t('exportCsv')}
        </MenuItem>
        <MenuItem component="a" href={hrefOf('json')} download onClick={() => setAnchor(null)}>
          {t('exportJson')}
        </MenuItem>
      </Menu>
      {isImporting && <ImportExamples classifier={classifier} onClose={() => setIsImporting(false)} />}
    </>
  );
}
