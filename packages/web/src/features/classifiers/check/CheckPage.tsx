import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { idOfAddress } from '../../../lib/id-of-address.ts';
import { useLate } from '../../../lib/use-late.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import '../../../shared/rules/editor/rule-editor.css';
import '../../../shared/tags/tag-chip.css';
import '../../../shared/classifiers/spread.css';
import '../classifiers.css';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { StatusChip } from '../../../shared/classifiers/StatusChip.tsx';
import { classifierQuery, classifiersQuery, learnedQuery } from '../classifiers.queries.ts';
import type { CheckSearch } from '../section.ts';
import './check.css';
import { Checking } from './Checking.tsx';
import { checkTexts } from './check.texts.ts';

/** What a classifier says of a text or a call, and by which words. */
export function CheckPage() {
  const { id } = useParams({ from: '/signed-in/classifiers/$id/check' });
  const search = useSearch({ from: '/signed-in/classifiers/$id/check' });
  const query = useQuery(classifierQuery(idOfAddress(id)));
  const isLate = useLate(query.isLoading);
  if (query.data) return <Check key={id} classifier={query.data} search={search} />;
  if (query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} list="/classifiers" />;
  return <div className="page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

type Props = { classifier: Classifier; search: CheckSearch };

export function Check({ classifier, search }: Props) {
  const t = useTexts(checkTexts);
  const navigate = useNavigate();
  const { id, name, version, accuracy, status } = classifier;
  useTitle(`${t('title')}: ${name}`);
  const params = { id: String(id) };
  const versions = useQuery(learnedQuery(id)).data?.results ?? [];
  const known = useQuery(classifiersQuery()).data?.results ?? [];
  const all = known.some((one) => one.id === id) ? known : [classifier, ...known];
  const set = (next: CheckSearch) =>
    void navigate({
      to: '/classifiers/$id/check',
      params,
      search: { ...search, ...next },
      replace: true,
    });
  const chosen = search.version === undefined ? version : Number(search.version);
  return (
    <div className="page">
      <div className="page-head">
        <Link to="/classifiers/$id" params={params} className="rule-back" aria-label={name} title={name}>
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <h1>{t('title')}</h1>
        <SmallSelect
          label={t('classifier')}
          value={String(id)}
          options={all.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={(next) => void navigate({ to: '/classifiers/$id/check', params: { id: next } })}
        />
        {versions.length > 0 && (
          <SmallSelect
            label={t('version')}
            value={String(chosen)}
            options={versions.map((one) => ({
              value: String(one.version),
              label: t(one.is_live ? 'answering' : 'older', { version: one.version }),
            }))}
            onChange={(next) => set({ version: Number(next) === version ? undefined : next })}
          />
        )}
        <StatusChip status={status} />
        {accuracy && <span className="sm mut num">{written(accuracy.value)}</span>}
      </div>
      {version === 0 ? (
        <p className="notice tone-info">{t('nothingLearned')}</p>
      ) : (
        <Checking {...{ classifier, search, versions, set }} version={chosen} />
      )}
    </div>
  );
}
