import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useSpeakerName } from '../editing/use-speaker-name.ts';
import { transcriptTexts } from './transcript.texts.ts';
import { tellsTimes, wholeTranscript } from './transcript-text.ts';

/** Copies all of a transcript, with who said what and when. */
export function useCopyTranscript(file: File, transcript: Transcript | undefined) {
  const t = useTexts(transcriptTexts);
  const notify = useNotify();
  const who = useSpeakerName(file, transcript);
  return async () => {
    if (transcript === undefined) return;
    const { phrases } = transcript;
    const text = wholeTranscript({ phrases, who, hasTimes: tellsTimes(file, transcript) });
    if (await copyText(text)) notify.done(t('transcriptCopied'));
    else notify.said(t('notCopied'));
  };
}
