import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Search, Upload } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useKeys } from '../../../lib/keys.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { ImportExamples } from '../card/examples/ImportExamples.tsx';
import { classifiersTexts } from '../classifiers.texts.ts';
import { chosenOf } from './chosen.ts';
import { OneOfThem } from './OneOfThem.tsx';

type Props = {
  all: readonly Classifier[] | undefined;
  /** The button that checks a text. */
  check: RefObject<HTMLButtonElement | null>;
};

/** How many there are, and what is done with one of them or with a new one. */
export function ListHead({ all, check }: Props) {
  const t = useTexts(classifiersTexts);
  const mayWrite = useMay('classifiers.write');
  const navigate = useNavigate();
  const [imported, setImported] = useState<Classifier | null>(null);
  useKeys({ KeyN: () => void navigate({ to: '/classifiers/create' }) }, mayWrite);
  const byName = chosenOf(all ?? [], { sort: 'name' });
  return (
    <div className="page-head">
      <h1>{t('title')}</h1>
      {all && <span className="mut num">{formatNumber(all.length)}</span>}
      {byName.length > 0 && (
        <span className="head-actions">
          {mayWrite && (
            <OneOfThem
              text={t('importLabels')}
              icon={<Upload size={15} />}
              classifiers={byName}
              onChoose={setImported}
            />
          )}
          <OneOfThem
            text={t('checkText')}
            icon={<Search size={15} />}
            hotkey="C"
            button={check}
            classifiers={byName.filter(({ version }) => version > 0)}
            onChoose={({ id }) => void navigate({ to: '/classifiers/$id/check', params: { id: String(id) } })}
          />
          {mayWrite && (
            <ButtonLink variant="contained" startIcon={<Plus size={16} />} to="/classifiers/create">
              {t('add')}
              <kbd className="on-button" aria-hidden>
                N
              </kbd>
            </ButtonLink>
          )}
        </span>
      )}
      {imported && <ImportExamples classifier={imported} onClose={() => setImported(null)} />}
    </div>
  );
}
