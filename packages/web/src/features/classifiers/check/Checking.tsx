import type { UnitTold } from '@earshot/core/classifiers/checks.api.ts';
import type { LearnedVersion } from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { wholeApiBase } from '../../../lib/api-base.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import type { HitCall } from '../../../shared/hits/play-call.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { type CheckedOn, checkQuery } from '../classifiers.queries.ts';
import type { CheckSearch } from '../section.ts';
import { CompareCard } from './CompareCard.tsx';
import { checkTexts } from './check.texts.ts';
import { checkRequest } from './check-request.ts';
import { ToldChips } from './DecisionChip.tsx';
import { NearestCard } from './NearestCard.tsx';
import { RightCard } from './RightCard.tsx';
import { UnitCard } from './UnitCard.tsx';
import { UnitList } from './UnitList.tsx';
import { WhatIsChecked } from './WhatIsChecked.tsx';

type Props = {
  classifier: Classifier;
  version: number;
  versions: readonly LearnedVersion[];
  search: CheckSearch;
  set: (next: CheckSearch) => void;
};

/** What is checked on the left, with what is told of it; the unit that is looked at on the right. */
export function Checking({ classifier, version, versions, search, set }: Props) {
  const t = useTexts(checkTexts);
  const [on, setOn] = useState<{ on: CheckedOn; call: HitCall | null } | null>(null);
  return (
    <div className="check-columns">
      <section className="card check-left" aria-label={t('on')}>
        <WhatIsChecked
          fileId={search.file}
          onFile={(file) => set({ file })}
          onCheck={(asked, call) => setOn({ on: asked, call })}
        />
        {on === null && <p className="t2 check-none">{t('nothingYet')}</p>}
      </section>
      {on && (
        <Outcome
          key={JSON.stringify(on.on)}
          {...{ classifier, version, versions, search, set }}
          on={on.on}
          call={on.call}
        />
      )}
    </div>
  );
}

type OutcomeProps = Props & { on: CheckedOn; call: HitCall | null };

function Outcome({ classifier, version, versions, search, set, on, call }: OutcomeProps) {
  const t = useTexts(checkTexts);
  const errorText = useErrorText();
  const asked = version === classifier.version ? undefined : version;
  const query = useQuery(checkQuery(classifier.id, on, asked));
  const isLate = useLate(query.isPending);
  const [at, setAt] = useState<number | null>(null);
  const mayWrite = useMay('classifiers.write');
  const mayHear = useMay('files.read');
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(checkRequest(wholeApiBase(), classifier.id, on, asked));
    if (isCopied) notify.done(t('copied'));
    else notify.said(t('notCopied'));
  };
  const colorOf = (labelId: number) => classifier.labels.find(({ id }) => id === labelId)?.color ?? 'grey';
  if (query.error)
    return (
      <p className="rule-mistake check-told" role="alert">
        {errorText(query.error)}
      </p>
    );
  if (query.data === undefined)
    return <div className="check-told">{isLate && <Skeleton height={240} radius={12} />}</div>;
  const { units, labels } = query.data;
  const place = at ?? strongestOf(units);
  const unit = units[place];
  return (
    <>
      <section className="card check-told" data-testid="told">
        <UnitList
          units={units}
          call={call}
          chosen={unit}
          colorOf={colorOf}
          onChoose={(one) => setAt(units.indexOf(one))}
        />
        {call && (
          <p className="check-whole">
            <span className="sm t2">{t('whole')}</span>
            <ToldChips told={labels} colorOf={colorOf} />
            <span className="push sm mut">{t('strongest')}</span>
          </p>
        )}
        <p className="check-foot">
          <Button startIcon={<Copy size={14} />} onClick={() => void copy()}>
            {t('copyRequest')}
          </Button>
        </p>
      </section>
      <div className="check-side">
        {unit && <UnitCard key={place} unit={unit} colorOf={colorOf} />}
        {unit && mayHear && <NearestCard classifier={classifier} text={unit.text} />}
        {unit && mayWrite && <RightCard key={`right ${place} ${version}`} {...{ classifier, on, unit }} />}
        <CompareCard
          {...{ on, version, versions, colorOf }}
          id={classifier.id}
          unit={place}
          against={search.against === undefined ? undefined : Number(search.against)}
          onAgainst={(next) => set({ against: next === undefined ? undefined : String(next) })}
        />
      </div>
    </>
  );
}

/** The unit that is most surely about something. */
function strongestOf(units: readonly UnitTold[]): number {
  const best = ({ labels }: UnitTold) => Math.max(0, ...labels.map(({ probability }) => probability));
  return units.reduce((most, unit, at) => (best(unit) > best(units[most] ?? unit) ? at : most), 0);
}
