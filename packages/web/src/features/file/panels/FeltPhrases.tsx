import type { KeptEmotions } from '@earshot/core/emotions/emotions.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useMemo } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PassagePlay } from '../../../shared/hits/PassagePlay.tsx';
import { builderTexts } from '../../../shared/rules/builder/builder.texts.ts';
import { emotionsTexts } from './emotions.texts.ts';

type Props = {
  file: File;
  emotions: KeptEmotions;
  transcript: Transcript;
  speakerName: (id: string, role: string | null) => string;
};

/** The strongest feelings of the call; the rest is in the transcript. */
const most = 8;

export function FeltPhrases({ file, emotions, transcript, speakerName }: Props) {
  const t = useTexts(emotionsTexts);
  const emotionName = useTexts(builderTexts);
  const felt = useMemo(() => {
    const byId = new Map(transcript.phrases.map((phrase) => [phrase.id, phrase]));
    return emotions.phrases
      .filter(({ emotion }) => emotion !== 'neutral')
      .toSorted((a, b) => Math.abs(b.valence) - Math.abs(a.valence))
      .slice(0, most)
      .flatMap((one) => {
        const phrase = byId.get(one.phrase_id);
        return phrase === undefined ? [] : [{ ...one, phrase }];
      })
      .sort((a, b) => a.phrase.start_ms - b.phrase.start_ms);
  }, [emotions, transcript]);
  return (
    <section className="side-section">
      <h2>{t('strongest')}</h2>
      {felt.length === 0 && <p className="mut">{t('none')}</p>}
      <ul className="felt-phrases">
        {felt.map(({ phrase, emotion, voice, words }) => (
          <li key={phrase.id}>
            <PassagePlay call={file} startMs={phrase.start_ms} endMs={phrase.end_ms} />
            <div>
              <p className="row sm" style={{ gap: 6 }}>
                <span className="num mut">{formatClock(phrase.start_ms)}</span>
                <span className="mut">{speakerName(phrase.speaker, phrase.role)}</span>
                <span className={`chip small emo-${emotion}`}>
                  {emotionName(`emotion_${emotion}`)}
                  {voice && `, ${t('byVoice')}`}
                </span>
              </p>
              <p>
                {phrase.words.map((word, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place.
                  <span key={at}>
                    {words.includes(at) ? <b className={`felt-${emotion}`}>{word.text}</b> : word.text}{' '}
                  </span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
