import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { EngineList } from './EngineList.tsx';
import { LanguageChoices } from './LanguageChoices.tsx';
import { ModelList } from './ModelList.tsx';
import { ServerForm } from './ServerForm.tsx';
import './speech.css';
import { speechQuery } from '../../shared/speech/speech.queries.ts';
import { speechTexts } from './speech.texts.ts';

export function SpeechPage() {
  const t = useTexts(speechTexts);
  const query = useQuery(speechQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('speech.write');
  const isOperator = useMay('operator');
  const speech = query.data;
  if (query.isError && speech === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="page speech">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <p className="t2">{t('lead')}</p>
      {isLate && <Skeleton height={320} radius={12} />}
      {speech && (
        <>
          {!isOperator && (
            <div className="notice tone-info" style={{ marginTop: 12 }}>
              <Info size={16} aria-hidden />
              {t(mayWrite ? 'operatorDoes' : 'othersDo')}
            </div>
          )}
          <EngineList engines={speech.engines} isOperator={isOperator} />
          <LanguageChoices speech={speech} mayWrite={mayWrite} />
          <ModelList speech={speech} isOperator={isOperator} />
          {isOperator && <ServerForm key={speech.server?.url ?? ''} server={speech.server} />}
        </>
      )}
    </div>
  );
}
