import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { uploadTexts } from '../../shared/uploads/uploads.texts.ts';
import { useUploads } from '../../shared/uploads/uploads.ts';

/** A folder holds other things too; what was not taken is said. */
export function LeftOutNotice() {
  const t = useTexts(uploadTexts);
  const leftOut = useUploads((uploads) => uploads.leftOut);
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (leftOut === 0) return;
    enqueueSnackbar(t('leftOut', { count: leftOut }), { variant: 'info' });
    useUploads.setState({ leftOut: 0 });
  }, [leftOut, t, enqueueSnackbar]);
  return null;
}
