import type { Detection } from '@earshot/core/detection/detection.ts';
import type { Preview } from '@earshot/core/rules/rules.ts';
import { Link } from '@tanstack/react-router';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatWhen, initials } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { EvidenceList } from '../../hits/EvidenceList.tsx';
import { writeSought } from '../../hits/sought.ts';
import { words } from '../../words.texts.ts';
import { liveTestTexts } from './live-test.texts.ts';

type Props = {
  call: Preview['sample'][number];
  detection: Detection;
  isCurrent: boolean;
  mark: boolean | undefined;
  onMark: (isRight: boolean) => void;
};

/** One call of the sample: its hits, and whether the rule is right about it. */
export function SampleCall({ call, detection, isCurrent, mark, onMark }: Props) {
  const t = useTexts(liveTestTexts);
  const w = useTexts(words);
  const row = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isCurrent && !isFirst.current) row.current?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [isCurrent]);
  const { file_id, name, operator, started_at, change, evidence } = call;
  const who = operator ?? name;
  return (
    <li
      ref={row}
      className={isCurrent ? 'sample-call current' : 'sample-call'}
      data-testid={`sample-${file_id}`}
    >
      <div className="rule-line">
        <span className="avatar" aria-hidden>
          {initials(who)}
        </span>
        <Link
          className="sample-name el"
          to="/files/$file_id"
          params={{ file_id }}
          search={{ hits: writeSought({ detection }) }}
        >
          {who}
        </Link>
        <span className="sm mut num">{formatWhen(started_at, new Date(), w('today'))}</span>
        {change !== 'kept' && (
          <span className={`chip small ${change === 'added' ? 'tone-ok' : 'tone-bad'}`}>
            {t(`change_${change}`)}
          </span>
        )}
        {change !== 'removed' && (
          <span className="push row" style={{ gap: 4 }}>
            <IconAction
              label={t('rightOf', { name: who })}
              aria-pressed={mark === true}
              className={mark === true ? 'sample-mark right' : 'sample-mark'}
              onClick={() => onMark(true)}
            >
              <ThumbsUp size={14} />
            </IconAction>
            <IconAction
              label={t('wrongOf', { name: who })}
              aria-pressed={mark === false}
              className={mark === false ? 'sample-mark wrong' : 'sample-mark'}
              onClick={() => onMark(false)}
            >
              <ThumbsDown size={14} />
            </IconAction>
          </span>
        )}
      </div>
      <EvidenceList call={call} evidence={evidence} detection={detection} sought={{ detection }} />
    </li>
  );
}
