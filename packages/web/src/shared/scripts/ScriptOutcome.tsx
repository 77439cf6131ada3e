import type { StepOutcome, TriedScript } from '@earshot/core/scripts/scripts.api.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { HitCall } from '../hits/play-call.ts';
import { OutcomeChip } from './OutcomeChip.tsx';
import { SayingList } from './SayingList.tsx';
import { scriptTexts } from './scripts.texts.ts';

type Props = { call: HitCall; result: StepOutcome | TriedScript; variations: readonly string[] };

/** What became of a script in one call, to the word; what cannot be known says why. */
export function ScriptOutcome({ call, result, variations }: Props) {
  const t = useTexts(scriptTexts);
  const { outcome, reason, sayings } = result;
  const others = 'not_counted' in result ? result.not_counted : [];
  return (
    <div className="script-outcome">
      <p role="status" data-testid="outcome">
        <OutcomeChip outcome={outcome} />
      </p>
      {reason !== null && <p className="sm t2">{t(reason)}</p>}
      <SayingList {...{ call, sayings, variations }} />
      {others.length > 0 && (
        <div className="not-counted" data-testid="not-counted">
          <p>
            <span className="chip small tone-mute">{t('notCounted')}</span>
          </p>
          <SayingList call={call} sayings={others} variations={variations} />
        </div>
      )}
    </div>
  );
}
