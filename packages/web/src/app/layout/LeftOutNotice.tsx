import { useEffect } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { tell } from '../../lib/notices.ts';
import { uploadTexts } from '../../shared/uploads/uploads.texts.ts';
import { useUploads } from '../../shared/uploads/uploads.ts';

/** A folder holds other things too; what was not taken is said. */
export function LeftOutNotice() {
  const t = useTexts(uploadTexts);
  const leftOut = useUploads((uploads) => uploads.leftOut);
  useEffect(() => {
    if (leftOut === 0) return;
    tell({ text: t('leftOut', { count: leftOut }), tone: 'info' });
    useUploads.setState({ leftOut: 0 });
  }, [leftOut, t]);
  return null;
}
