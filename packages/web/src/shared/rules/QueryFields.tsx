import { usualSimilarity } from '@earshot/core/matching/compile-query.ts';
import {
  matchingTypes,
  mostDistance,
  type Query,
  type QueryIssue,
  queryTypes,
} from '@earshot/core/matching/query.ts';
import { useQuery } from '@tanstack/react-query';
import { Choice } from '../../components/Choice.tsx';
import { NumberBox } from '../../components/NumberBox.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { builderTexts } from './builder.texts.ts';
import { hasWords } from './detection-draft.ts';
import { Limits } from './Limits.tsx';
import { PhrasesInput } from './PhrasesInput.tsx';
import { QueryMistakes } from './QueryMistakes.tsx';
import { queryIssuesQuery } from './rules.queries.ts';
import { PartSelect, WhoSelect } from './Where.tsx';

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

function WordsField({
  query,
  set,
  issues,
  disabled,
}: {
  query: Query;
  set: (change: Partial<Query>) => void;
  issues: readonly QueryIssue[];
  disabled: boolean;
}) {
  const t = useTexts(builderTexts);
  if (query.type === 'phrases')
    return (
      <>
        <PhrasesInput
          value={query.phrases}
          issues={issues}
          disabled={disabled}
          onChange={(phrases) => set({ phrases })}
        />
        <QueryMistakes issues={issues} textOf={({ phrase }) => query.phrases[phrase ?? 0] ?? ''} />
        <div className="rule-line">
          <SmallSelect
            label={t('matching')}
            value={query.matching}
            disabled={disabled}
            onChange={(matching) =>
              set({
                matching,
                limits: (matching === 'semantic') === (query.matching === 'semantic') ? query.limits : null,
              })
            }
            options={matchingTypes.map((matching) => ({
              value: matching,
              label: t(`matching_${matching}`),
            }))}
          />
          {(query.matching === 'any' || query.matching === 'all') && (
            <>
              <span className="mut">{t('forms')}</span>
              <span className="push" />
              <Distance query={query} set={set} disabled={disabled} />
            </>
          )}
        </div>
      </>
    );
  const field = query.type === 'regexp' ? 'regexp' : 'expression';
  const isWrong = issues.some(({ code }) => code !== 'empty');
  return (
    <>
      <textarea
        className={isWrong ? 'query-text wrong' : 'query-text'}
        aria-label={t(field)}
        aria-invalid={isWrong}
        rows={field === 'regexp' ? 1 : 2}
        spellCheck={false}
        dir="auto"
        disabled={disabled}
        placeholder={field === 'regexp' ? 'розірв\\p{L}+ (договір|угоду)' : t('expressionHelp')}
        maxLength={field === 'regexp' ? 512 : 4000}
        value={query[field]}
        onChange={(event) => set({ [field]: event.target.value })}
      />
      <QueryMistakes issues={issues} textOf={() => query[field]} />
      {field === 'expression' && (
        <div className="rule-line">
          <span className="sm mut">{t('expressionHelp')}</span>
          <span className="push" />
          <Distance query={query} set={set} disabled={disabled} />
        </div>
      )}
    </>
  );
}

function Distance({
  query,
  set,
  disabled,
}: {
  query: Query;
  set: (change: Partial<Query>) => void;
  disabled: boolean;
}) {
  const t = useTexts(builderTexts);
  return (
    <span className="rule-limits">
      <span className="mut">{t('to')}</span>
      <NumberBox
        label={t('distance')}
        value={query.distance}
        min={0}
        max={mostDistance}
        whole
        disabled={disabled}
        onChange={(distance) => set({ distance: distance ?? 0 })}
      />
      <span className="mut">{t('distance')}</span>
    </span>
  );
}

/** Mistakes of what is typed, once typing pauses; those of before stay until then. */
function useIssues(query: Query): readonly QueryIssue[] {
  const asked = useDebounced(query, 250);
  const result = useQuery({ ...queryIssuesQuery(asked), enabled: hasWords(asked) });
  return hasWords(query) ? (result.data?.issues ?? []) : [];
}
