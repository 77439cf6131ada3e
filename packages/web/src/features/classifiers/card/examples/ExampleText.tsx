import type { Example } from '@earshot/core/classifiers/examples.ts';
import { Link } from '@tanstack/react-router';
import { formatClock } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { hitsTexts } from '../../../../shared/hits/hits.texts.ts';
import { PassagePlay } from '../../../../shared/hits/PassagePlay.tsx';

/** What was said, where it can be heard and opened if it is of a call. */
export function ExampleText({ example: { text, place } }: { example: Pick<Example, 'text' | 'place'> }) {
  const t = useTexts(hitsTexts);
  if (place === null)
    return (
      <p className="example-text" dir="auto">
        {text}
      </p>
    );
  const time = formatClock(place.start_ms);
  return (
    <div className="example-place">
      <PassagePlay
        call={{ file_id: place.file_id, name: '' }}
        startMs={place.start_ms}
        endMs={place.end_ms}
      />
      <Link
        className="num hit-time sm"
        to="/files/$file_id"
        params={{ file_id: place.file_id }}
        search={{ t: String(Math.floor(place.start_ms / 1000)) }}
        aria-label={t('open', { time })}
        title={t('open', { time })}
      >
        {time}
      </Link>
      <p className="example-text" dir="auto">
        {text}
      </p>
    </div>
  );
}
