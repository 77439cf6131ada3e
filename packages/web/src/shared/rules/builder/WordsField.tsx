import {
  longestWords,
  matchingTypes,
  mostDistance,
  type Query,
  type QueryIssue,
} from '@earshot/core/matching/query.ts';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { TooLong } from '../../lengths/TooLong.tsx';
import { builderTexts } from './builder.texts.ts';
import { PhrasesInput } from './PhrasesInput.tsx';
import { QueryMistakes } from './QueryMistakes.tsx';

/** The words of a query: phrases, or one text in a language of its own, with what is wrong in it. */
export function WordsField({
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
  const most = longestWords[query.type];
  const isWrong = query[field].length > most || issues.some(({ code }) => code !== 'empty');
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
        value={query[field]}
        onChange={(event) => set({ [field]: event.target.value })}
      />
      <TooLong text={query[field]} most={most} />
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
