import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { Info, TriangleAlert } from 'lucide-react';
import { Explained } from '../../components/Explained.tsx';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useRestartFile } from '../../shared/files/files.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { EngineHint, EngineOffer } from './EngineOffer.tsx';
import { everybodyHasRole } from './editing/who-is-who.ts';
import { noticesTexts } from './notices.texts.ts';
import { useIsViewOnly } from './use-view-only.ts';

/** What is wrong or doubtful about the whole file, and what to do about it. */
export function Banners({ file }: { file: File }) {
  const t = useTexts(noticesTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const notify = useNotify();
  const restart = useRestartFile();
  const mayWrite = useMay('files.write');
  const isViewOnly = useIsViewOnly();
  // What could be done about it is not for a guest to do.
  if (isViewOnly && file.words?.grade !== 'demo') return null;
  if (file.error !== null && file.status !== 'PROCESSING') {
    return (
      <div className="notice tone-bad" role="status">
        <TriangleAlert size={16} aria-hidden />
        {errorText(file.error)}
        {mayWrite && (
          <Button
            size="small"
            variant="outlined"
            loading={restart.isPending}
            onClick={() => restart.mutate({ fileId: file.file_id }, { onError: notify.failed })}
          >
            {w('retry')}
          </Button>
        )}
      </div>
    );
  }
  if (file.words?.kind === 'none' && file.status !== 'PROCESSING') {
    return (
      <div className="notice tone-warn" role="status">
        <TriangleAlert size={16} aria-hidden />
        <span>
          {t('bannerNoWords', { reason: file.words.reason ? errorText(file.words.reason) : '' })}{' '}
          {t('bannerSidecar')}
          <EngineHint file={file} />
        </span>
        <EngineOffer file={file} />
      </div>
    );
  }
  if (file.words?.grade === 'demo') {
    return (
      <div className="notice tone-warn" role="status">
        <Info size={16} aria-hidden />
        <span>
          {t('bannerDemo')}
          <EngineHint file={file} />
        </span>
        <EngineOffer file={file} />
      </div>
    );
  }
  return null;
}

/** Smaller doubts, explained on hover and focus. */
export function DoubtChips({ file, transcript }: { file: File; transcript: Transcript | undefined }) {
  const t = useTexts(noticesTexts);
  const errorText = useErrorText();
  const chips: { key: string; text: string; why: string }[] = [];
  if (file.words?.estimated_times && file.type === 'audio')
    chips.push({ key: 'estimated', text: t('chipEstimated'), why: t('chipEstimatedText') });
  if (file.language_assumed && file.language !== null) {
    const language = languageName(file.language);
    chips.push({ key: 'language', text: t('chipLanguage', { language }), why: t('chipLanguageText') });
  }
  if (file.audio_removed) chips.push({ key: 'sound', text: t('chipNoSound'), why: t('chipNoSoundText') });
  const isKnownWho = transcript && everybodyHasRole(transcript);
  if (file.channel_mode === 'mono' && !isKnownWho)
    chips.push({ key: 'mono', text: t('chipMono'), why: t('chipMonoText') });
  if (file.channel_mode === 'dual_mono')
    chips.push({ key: 'dual', text: t('chipDual'), why: t('chipDualText') });
  const failed = file.words?.failed_segments ?? 0;
  if (failed > 0)
    chips.push({
      key: 'segments',
      text: t('chipSegments', { count: failed }),
      why: file.words?.reason ? errorText(file.words.reason) : '',
    });
  return chips.map(({ key, text, why }) => (
    <Explained key={key} className="chip tone-info" why={why}>
      <Info size={12} aria-hidden />
      {text}
    </Explained>
  ));
}
