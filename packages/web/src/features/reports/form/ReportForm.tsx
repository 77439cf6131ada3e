import type { Block, Report, ReportInput } from '@earshot/core/reports/reports.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import '../../../shared/rules/editor/rule-editor.css';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { AboutCard } from './AboutCard.tsx';
import { BlockFields } from './BlockFields.tsx';
import { BlockList } from './BlockList.tsx';
import { FormHead } from './FormHead.tsx';
import './form.css';
import { Trial } from './Trial.tsx';
import { useReportEditing } from './use-report-editing.ts';

type Props = { report: Report | null; start: ReportInput; template?: string | undefined };

/** A report as it is written: its blocks, the chosen one as it is counted, and what that one says. */
export function ReportForm({ report, start, template }: Props) {
  const s = useTexts(savingTexts);
  const editing = useReportEditing(report, { start, template });
  const [chosen, choose] = useState(0);
  const { draft, closed, change, fresh } = editing;
  const disabled = closed !== null;
  const at = Math.min(chosen, draft.blocks.length - 1);
  const block = draft.blocks[at];
  const setBlock = (next: Block) => change({ blocks: draft.blocks.with(at, next) });
  return (
    <div className="page report-form-page">
      <FormHead report={report} editing={editing} />
      {closed && (
        <p className="notice tone-info">
          <Lock size={16} aria-hidden /> {s(closed === 'role' ? 'viewText' : 'lockedText')}
        </p>
      )}
      {editing.isTried && editing.problem !== null && (
        <p className="notice tone-bad" role="alert">
          {editing.problem}
        </p>
      )}
      <AboutCard
        key={`about ${fresh}`}
        value={draft}
        disabled={disabled}
        taken={editing.taken}
        isNew={report === null}
        onChange={change}
      />
      <div className="report-form">
        <BlockList
          blocks={draft.blocks}
          chosen={at}
          disabled={disabled}
          onChoose={choose}
          onChange={(blocks) => change({ blocks })}
        />
        {block && <Trial report={draft} block={block} />}
        {block && (
          <BlockFields
            key={`${fresh} ${at}`}
            block={block}
            place={at + 1}
            disabled={disabled}
            onChange={setBlock}
          />
        )}
      </div>
    </div>
  );
}
