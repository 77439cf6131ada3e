import type { Example } from '@earshot/core/classifiers/examples.ts';
import { MomentLink } from '../../../shared/hits/MomentLink.tsx';
import { PassagePlay } from '../../../shared/hits/PassagePlay.tsx';
import './example-text.css';

type Props = { example: Pick<Example, 'text' | 'place' | 'call'> };

/** What was said, where it can be heard and opened if it is of a call. */
export function ExampleText({ example: { text, place, call } }: Props) {
  if (place === null)
    return (
      <p className="example-text" dir="auto">
        {text}
      </p>
    );
  return (
    <div className="example-place">
      <PassagePlay
        call={{ file_id: place.file_id, name: '', ...call }}
        startMs={place.start_ms}
        endMs={place.end_ms}
      />
      <MomentLink fileId={place.file_id} startMs={place.start_ms} isSmall />
      <p className="example-text" dir="auto">
        {text}
      </p>
    </div>
  );
}
