import type { ProjectInput } from '@earshot/core/projects/projects.ts';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { formatClock, formatNumber, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Avatar } from '../../../shared/Avatar.tsx';
import { type Sought, writeSought } from '../../../shared/hits/sought.ts';
import { MomentList } from '../../../shared/projects/MomentList.tsx';
import { Score } from '../../../shared/projects/Score.tsx';
import { words } from '../../../shared/words.texts.ts';
import { dryRunTexts } from '../dry-run.texts.ts';
import type { ProjectPreview } from '../projects.queries.ts';
import { useNames } from '../use-trigger-words.ts';

type Call = ProjectPreview['sample'][number];

/** Some of the calls that would have been found, with the moments why; each plays. */
export function DryRunSample({ answer, tried }: { answer: ProjectPreview; tried: ProjectInput }) {
  const t = useTexts(dryRunTexts);
  const sought: Sought = {
    ...(tried.query !== null && { query: tried.query }),
    rules: tried.patterns.map((id) => `pattern-${id}`),
  };
  return (
    <>
      <h3 className="dry-sample-head">
        {t('sample')} <span className="num mut">{formatNumber(answer.sample.length)}</span>
      </h3>
      <ul className="live-sample">
        {answer.sample.map((call) => (
          <SampleLine key={call.file_id} call={call} sought={sought} hasScore={tried.kind === 'monitoring'} />
        ))}
      </ul>
    </>
  );
}

function SampleLine({ call, sought, hasScore }: { call: Call; sought: Sought; hasScore: boolean }) {
  const t = useTexts(dryRunTexts);
  const w = useTexts(words);
  const { patternName } = useNames();
  const { file_id, name, operator, started_at, duration_ms, is_alert, score, patterns, query } = call;
  const who = operator ?? name;
  return (
    <li className="sample-call" data-testid={`dry-run-${file_id}`}>
      <div className="rule-line">
        <Avatar name={who} src={null} size={24} />
        <Link
          className="sample-name el"
          to="/files/$file_id"
          params={{ file_id }}
          search={{ hits: writeSought(sought) }}
        >
          {who}
        </Link>
        <span className="sm mut num">
          {formatWhen(started_at, new Date(), w('today'))}
          {duration_ms !== null && ` · ${formatClock(duration_ms)}`}
        </span>
        {query && <span className="chip small">{t('query')}</span>}
        {patterns.map(({ id }) => (
          <span key={id} className="chip small">
            {patternName(id)}
          </span>
        ))}
        {is_alert && (
          <span className="chip small tone-bad">
            <Bell size={11} aria-hidden /> {t('isAlert')}
          </span>
        )}
        {hasScore && score !== 0 && (
          <span className="push">
            <Score value={score} />
          </span>
        )}
      </div>
      <MomentList call={call} found={{ patterns, query }} sought={sought} />
    </li>
  );
}
