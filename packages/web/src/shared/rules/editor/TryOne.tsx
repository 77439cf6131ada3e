import type { Detection } from '@earshot/core/detection/detection.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import { wordingOf } from '@earshot/core/scripts/scripts.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { CallPicker } from '../../files/CallPicker.tsx';
import { EvidenceList } from '../../hits/EvidenceList.tsx';
import type { HitCall } from '../../hits/play-call.ts';
import { ScriptOutcome } from '../../scripts/ScriptOutcome.tsx';
import { useErrorText } from '../../use-error-text.ts';
import { isWhole } from '../builder/detection-draft.ts';
import { checkRuleQuery, checkScriptQuery, type TriedOn } from '../rules.queries.ts';
import { liveTestTexts } from './live-test.texts.ts';

/** `id`: of the rule as it is stored; null of a new one. */
type Props = { kind: RuleKind; id: number | null; detection: Detection };

/** The rule tried on one call that is there. */
export function TryOnCall({ kind, id, detection }: Props) {
  const t = useTexts(liveTestTexts);
  const [file, setFile] = useState<File | null>(null);
  if (file === null)
    return (
      <div className="live-note">
        <CallPicker onPick={setFile} />
      </div>
    );
  return (
    <div className="live-note">
      <div className="rule-line">
        <span className="med el">{file.name}</span>
        <Button size="small" onClick={() => setFile(null)}>
          {t('anotherCall')}
        </Button>
      </div>
      <Outcome kind={kind} id={id} detection={detection} on={{ file_id: file.file_id }} call={file} />
    </div>
  );
}

/** The rule tried on a text that was pasted. */
export function TryOnText({ kind, id, detection }: Props) {
  const t = useTexts(liveTestTexts);
  const [text, setText] = useState('');
  const on = { text: text.trim() };
  return (
    <div className="live-note">
      <textarea
        className="said-text"
        rows={6}
        maxLength={20_000}
        dir="auto"
        aria-label={t('pasted')}
        placeholder={t('pastedHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="sm t2">{t('pastedHelp')}</p>
      {on.text !== '' && (
        <Outcome
          kind={kind}
          id={id}
          detection={detection}
          on={on}
          call={{ file_id: '', name: t('text'), type: 'text' }}
        />
      )}
    </div>
  );
}

type OutcomeProps = Props & { on: TriedOn; call: HitCall };

/** Of a script it is shown to the word how it was said; of any other rule, whether it holds and why. */
function Outcome(props: OutcomeProps) {
  const t = useTexts(liveTestTexts);
  if (!isWhole(props.detection)) return <p className="t2">{t('incomplete')}</p>;
  return props.kind === 'script' ? <ScriptTried {...props} /> : <RuleTried {...props} />;
}

function ScriptTried({ detection, on, call }: OutcomeProps) {
  const errorText = useErrorText();
  const asked = useDebounced({ detection, on }, 300);
  const wording = wordingOf(asked.detection);
  const query = useQuery(checkScriptQuery(wording, asked.on));
  if (query.error)
    return (
      <p className="rule-mistake" role="status">
        {errorText(query.error)}
      </p>
    );
  if (query.data === undefined) return null;
  const variations = wording.variations.map(({ text }) => text);
  return <ScriptOutcome call={call} result={query.data} variations={variations} />;
}

function RuleTried({ kind, id, detection, on, call }: OutcomeProps) {
  const t = useTexts(liveTestTexts);
  const errorText = useErrorText();
  const asked = useDebounced({ detection, on }, 300);
  const query = useQuery({
    ...checkRuleQuery(kind, asked.detection, asked.on, id),
    enabled: isWhole(asked.detection),
  });
  if (query.error)
    return (
      <p className="rule-mistake" role="status">
        {errorText(query.error)}
      </p>
    );
  if (query.data === undefined) return null;
  const { holds, evidence } = query.data;
  return (
    <>
      <p role="status" data-testid="outcome">
        <span className={`chip ${holds ? 'tone-ok' : 'tone-mute'}`}>
          {holds ? <Check size={13} aria-hidden /> : <Minus size={13} aria-hidden />}
          {t(holds ? 'holds' : 'holdsNot')}
        </span>
      </p>
      <EvidenceList call={call} evidence={evidence} detection={detection} first={10} sought={{ detection }} />
    </>
  );
}
