import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import MenuItem from '@mui/material/MenuItem';
import { ClipboardCopy, Printer } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { transcriptTexts } from '../transcript/transcript.texts.ts';
import { useCopyTranscript } from '../transcript/use-copy-transcript.ts';
import { printTexts } from './print.texts.ts';

type Props = { file: File; transcript: Transcript | undefined; onPick: () => void };

/** Entries of the menu that take the call out of the browser: to the clipboard, and to paper. */
export function PaperItems({ file, transcript, onPick }: Props) {
  const t = useTexts(printTexts);
  const x = useTexts(transcriptTexts);
  const copy = useCopyTranscript(file, transcript);
  const pick = (action: () => void) => () => {
    onPick();
    action();
  };
  return (
    <>
      {transcript && (
        <MenuItem onClick={pick(() => void copy())}>
          <ClipboardCopy size={16} aria-hidden />
          {x('copyTranscript')}
        </MenuItem>
      )}
      <MenuItem onClick={pick(() => window.print())}>
        <Printer size={16} aria-hidden />
        {t('print')}
      </MenuItem>
    </>
  );
}
