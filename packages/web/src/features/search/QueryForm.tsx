import { usualSimilarity } from '@earshot/core/matching/compile-query.ts';
import { matchingTypes, mostDistance, type Query, queryTypes } from '@earshot/core/matching/query.ts';
import { Choice } from '../../components/Choice.tsx';
import { NumberBox } from '../../components/NumberBox.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { builderTexts } from '../../shared/rules/builder/builder.texts.ts';
import { PartSelect, WhoSelect } from '../../shared/rules/builder/Where.tsx';
import { searchTexts } from './search.texts.ts';
import { allowsDistance, type SearchSearch, withPart, withType } from './search-address.ts';

type Props = { search: SearchSearch; query: Query; onChange: (next: SearchSearch) => void };

/** How the words are meant, who said them, and where in the call. */
export function QueryForm({ search, query, onChange }: Props) {
  const t = useTexts(searchTexts);
  const b = useTexts(builderTexts);
  const set = (change: SearchSearch) => onChange({ ...search, ...change });
  const isPhrases = query.type === 'phrases';
  return (
    <div className="query-form">
      <Choice
        label={b('type')}
        value={query.type}
        options={queryTypes.map((type) => ({ value: type, label: b(type) }))}
        onChange={(type) => onChange(withType(search, type))}
      />
      <WhoSelect
        value={query.who}
        disabled={false}
        onChange={(who) => set({ who: who === 'anyone' ? undefined : who })}
      />
      <PartSelect value={query.part} disabled={false} onChange={(part) => onChange(withPart(search, part))} />
      {(query.type === 'advanced' || (isPhrases && allowsDistance(query.matching))) && (
        <span className="row" style={{ gap: 6 }}>
          <span className="sm mut">{t('upTo')}</span>
          <NumberBox
            label={b('distance')}
            value={query.distance}
            min={0}
            max={mostDistance}
            whole
            onChange={(distance) => set({ distance: distance ? String(distance) : undefined })}
          />
          <span className="sm mut">{b('distance')}</span>
        </span>
      )}
      {isPhrases && query.matching === 'semantic' && (
        <span className="row" style={{ gap: 6 }}>
          <span className="sm mut">{t('similarFrom')}</span>
          <NumberBox
            label={t('similarFrom')}
            value={query.limits?.[0] ?? usualSimilarity}
            min={0}
            max={1}
            scale={100}
            unit="%"
            onChange={(least) => set({ similar_from: least === null ? undefined : String(least) })}
          />
          <span className="sm mut">{t('similarTo')}</span>
          <NumberBox
            label={t('similarTo')}
            value={query.limits?.[1] ?? null}
            open="100"
            min={0}
            max={1}
            scale={100}
            unit="%"
            onChange={(most) =>
              set({
                similar_from: search.similar_from ?? String(usualSimilarity),
                similar_to: most === null ? undefined : String(most),
              })
            }
          />
        </span>
      )}
    </div>
  );
}

/** Beside the box: how several phrases go together. */
export function MatchChoice({ search, query, onChange }: Props) {
  const t = useTexts(searchTexts);
  const b = useTexts(builderTexts);
  return (
    <Choice
      label={b('matching')}
      value={query.matching}
      options={matchingTypes.map((value) => ({
        value,
        label: t(`match_${value}`),
      }))}
      onChange={(match) => onChange({ ...search, match: match === 'all' ? undefined : match })}
    />
  );
}
