import { useTexts } from '../../../lib/i18n.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { callPlayerTexts } from './player.texts.ts';
import '../panels/notes.css';
import { notesTexts } from '../panels/notes.texts.ts';
import { seekToMark } from './use-file-keys.ts';
import type { Mark } from './use-marks.ts';

const legend = [
  ['match', 'tone-hit'],
  ['hold', 'tone-mute'],
  ['interruption', 'tone-int'],
  ['silence', 'tone-mute'],
] as const;

/** How many marks there are of each kind; each press goes to the next of them. */
export function Legend({ marks }: { marks: readonly Mark[] }) {
  const t = useTexts(callPlayerTexts);
  const n = useTexts(notesTexts);
  const textOf = (kind: Mark['kind'], count: number) => {
    if (kind === 'match') return n('legendHits', { count });
    return t(
      kind === 'hold' ? 'legendHolds' : kind === 'silence' ? 'legendSilences' : 'legendInterruptions',
      { count },
    );
  };
  return legend.map(([kind, tone]) => {
    const these = marks.filter((mark) => mark.kind === kind);
    if (these.length === 0) return null;
    return (
      <button
        key={kind}
        type="button"
        className={`chip legend ${tone}`}
        onClick={() => seekToMark(these, 1, true)}
      >
        <MarkIcon kind={kind} />
        {textOf(kind, these.length)}
      </button>
    );
  });
}
