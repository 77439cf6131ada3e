import type { Detection } from '@earshot/core/detection/detection.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { Drafting } from '../../drafts/use-kept-draft.ts';
import { DetectionBuilder } from '../builder/DetectionBuilder.tsx';
import { isWhole } from '../builder/detection-draft.ts';
import { LiveTest } from './LiveTest.tsx';
import { PrecisionHistory } from './PrecisionHistory.tsx';
import { RunProgress } from './RunProgress.tsx';
import { type ApplyTo, SaveCard } from './SaveCard.tsx';
import { savingTexts } from './saving.texts.ts';
import { useMarks } from './use-marks.ts';
import { usePreview } from './use-preview.ts';
import './rule-editor.css';

type Props = {
  kind: RuleKind;
  /** Null while it is not saved yet. */
  id: number | null;
  /** The version that is stored. */
  version: number | null;
  /** Null where nothing is detected: a tag that is only set by hand. */
  detection: Detection | null;
  onDetection: (detection: Detection) => void;
  /** What stands in the place of the ways to detect something, where there is only one. */
  builder?: ReactNode;
  /** Why it cannot be changed here, if it cannot. */
  closed: 'locked' | 'role' | null;
  /** What hinders saving, in words. */
  problem: string | null;
  isDirty: boolean;
  drafting: Drafting;
  isSaving: boolean;
  onSave: (apply: ApplyTo) => void;
  onDiscard: () => void;
  /** The fields above the rule. */
  children: ReactNode;
};

/** A rule that cannot be tried now may be kept all the same; one that cannot be understood may not. */
const isInvalid = (error: unknown): boolean =>
  error instanceof CallError &&
  ['queries.invalid', 'scripts.invalid', 'scripts.too_many'].includes(error.code);

const none: Detection = { join: 'all', methods: [] };

/** A rule on the left, what it does to the workspace's own calls on the right. */
export function RuleEditor({
  kind,
  id,
  version,
  detection,
  onDetection,
  builder,
  closed,
  problem,
  children,
  ...saving
}: Props) {
  const t = useTexts(savingTexts);
  const preview = usePreview(kind, detection ?? none, id);
  const marking = useMarks(kind, { id, version }, saving.isDirty || closed !== null);
  const isRuleReady = detection === null || (isWhole(detection) && !isInvalid(preview.error));
  const ofRule = isRuleReady ? null : t(isInvalid(preview.error) ? 'ruleInvalid' : 'ruleMissing');
  return (
    <div className={detection === null ? 'rule-editor single' : 'rule-editor'}>
      <div className="rule-left">
        {closed && (
          <p className="notice tone-info">
            <Lock size={16} aria-hidden /> {t(closed === 'locked' ? 'lockedText' : 'viewText')}
          </p>
        )}
        <section className="card rule-fields">{children}</section>
        {builder ??
          (detection && (
            <DetectionBuilder detection={detection} disabled={closed !== null} onChange={onDetection} />
          ))}
        {closed === null && (
          <SaveCard
            {...saving}
            preview={detection === null ? undefined : preview}
            problem={problem ?? ofRule}
          />
        )}
        {id !== null && detection && <RunProgress kind={kind} id={id} canStop={closed === null} />}
        {id !== null && detection && <PrecisionHistory kind={kind} id={id} />}
      </div>
      {detection && <LiveTest {...{ kind, id, detection, preview, marking }} />}
    </div>
  );
}
