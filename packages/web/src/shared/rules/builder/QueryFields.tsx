import { usualSimilarity } from '@earshot/core/matching/compile-query.ts';
import { type Query, type QueryIssue, queryTypes } from '@earshot/core/matching/query.ts';
import { useQuery } from '@tanstack/react-query';
import { Choice } from '../../../components/Choice.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { queryIssuesQuery } from '../rules.queries.ts';
import { builderTexts } from './builder.texts.ts';
import { hasWords } from './detection-draft.ts';
import { Limits } from './Limits.tsx';
import { PartSelect, WhoSelect } from './Where.tsx';
import { WordsField } from './WordsField.tsx';

type Props = { query: Query; onChange: (query: Query) => void; disabled: boolean };

/** What was said: words, who said them, where in the call, how often. */
export function QueryFields({ query, onChange, disabled }: Props) {
  const t = useTexts(builderTexts);
  const set = (change: Partial<Query>) => onChange({ ...query, ...change });
  const issues = useIssues(query);
  const isSemantic = query.type === 'phrases' && query.matching === 'semantic';
  return (
    <>
      <Choice
        label={t('type')}
        value={query.type}
        options={queryTypes.map((type) => ({ value: type, label: t(type), disabled }))}
        onChange={(type) => set({ type, limits: isSemantic ? null : query.limits })}
      />
      <WordsField query={query} set={set} issues={issues} disabled={disabled} />
      <div className="rule-line">
        <WhoSelect value={query.who} disabled={disabled} onChange={(who) => set({ who })} />
        <PartSelect value={query.part} disabled={disabled} onChange={(part) => set({ part })} />
        <span className="push" />
        {isSemantic ? (
          <Limits
            what={t('similarity')}
            value={query.limits ?? [usualSimilarity, 1]}
            min={0}
            max={1}
            scale={100}
            unit="%"
            disabled={disabled}
            onChange={([least, most]) => set({ limits: [least ?? 0, most] })}
          >
            <span className="mut">{t('similarity')}</span>
          </Limits>
        ) : (
          <Limits
            what={t('hits')}
            value={query.limits ?? [1, null]}
            min={0}
            whole
            disabled={disabled}
            onChange={([least, most]) =>
              set({ limits: (least ?? 1) === 1 && most === null ? null : [least ?? 1, most] })
            }
          >
            <span className="mut">{t('hits')}</span>
          </Limits>
        )}
      </div>
    </>
  );
}

/** Mistakes of what is typed, once typing pauses; those of before stay until then. */
function useIssues(query: Query): readonly QueryIssue[] {
  const asked = useDebounced(query, 250);
  const result = useQuery({ ...queryIssuesQuery(asked), enabled: hasWords(asked) });
  return hasWords(query) ? (result.data?.issues ?? []) : [];
}
