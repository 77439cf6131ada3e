import Button from '@mui/material/Button';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { chooseFiles } from './choose.ts';
import { forgetUnfinished, listUnfinished, type Unfinished } from './unfinished.ts';
import { isUploadingElsewhere } from './uploading-lock.ts';
import { useUploads } from './uploads.ts';
import './uploads.css';
import { uploadTexts } from './uploads.texts.ts';

/** What a closed tab left behind; the browser may not open the files again by itself. */
export function UnfinishedUploads() {
  const t = useTexts(uploadTexts);
  const items = useUploads((uploads) => uploads.items);
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([]);
  useEffect(() => {
    let isOver = false;
    void Promise.all([listUnfinished(), isUploadingElsewhere()]).then(([left, isElsewhere]) => {
      if (!isOver && !isElsewhere) setUnfinished(left);
    });
    return () => {
      isOver = true;
    };
  }, []);
  const left = unfinished.filter(
    ({ name, size }) => !items.some((item) => item.name === name && item.size === size),
  );
  if (left.length === 0) return null;
  return (
    <section className="notice tone-info unfinished" aria-label={t('unfinished', { count: left.length })}>
      <History size={16} aria-hidden />
      <div className="grow">
        <div className="semi">{t('unfinished', { count: left.length })}</div>
        <div className="sm">
          {left
            .slice(0, 3)
            .map(({ name, size }) => `${name} (${formatBytes(size)})`)
            .join(', ')}
          {left.length > 3 && ' …'}
        </div>
        <div className="sm">{t('chooseAgain')}</div>
      </div>
      <Button size="small" variant="outlined" onClick={() => chooseFiles()}>
        {t('chooseFiles')}
      </Button>
      <Button
        size="small"
        sx={{ marginInlineStart: '0 !important' }}
        onClick={() => {
          for (const { name, size } of left) void forgetUnfinished(name, size);
          setUnfinished([]);
        }}
      >
        {t('forget')}
      </Button>
    </section>
  );
}
