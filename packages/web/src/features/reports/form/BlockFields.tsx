import { fixedKeys, isTimeStep } from '@earshot/core/reports/by-what.ts';
import { type Block, reportNameLength } from '@earshot/core/reports/reports.ts';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { useBlockTitle } from '../blocks/use-measure-text.ts';
import { ByFields } from './ByFields.tsx';
import { redrawn } from './block-draft.ts';
import { CohortFields } from './CohortFields.tsx';
import { DrawChoice } from './DrawChoice.tsx';
import { FiltersField } from './FiltersField.tsx';
import { formTexts } from './form.texts.ts';
import { MeasuresField } from './MeasuresField.tsx';

type Props = { block: Block; place: number; disabled: boolean; onChange: (block: Block) => void };
const mostRows = 200;

/** Everything that the chosen block says. */
export function BlockFields({ block, place, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const usualTitle = useBlockTitle()({ ...block, title: '' });
  return (
    <section className="card report-fields" aria-labelledby="report-fields">
      <h2 id="report-fields">{t('block', { place })}</h2>
      <LengthField
        fullWidth
        isQuiet
        label={t('title')}
        value={block.title}
        placeholder={usualTitle}
        disabled={disabled}
        limits={{ least: 0, most: reportNameLength.most }}
        onText={(title) => onChange({ ...block, title })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <MeasuresField
        measures={block.measures}
        isCohort={block.draw === 'cohort'}
        disabled={disabled}
        onChange={(measures) => onChange(redrawn({ ...block, measures }, block.draw))}
      />
      {block.draw === 'cohort' ? (
        <CohortFields block={block} disabled={disabled} onChange={onChange} />
      ) : (
        <ByFields block={block} disabled={disabled} onChange={onChange} />
      )}
      <DrawChoice block={block} disabled={disabled} onChange={(draw) => onChange(redrawn(block, draw))} />
      {isSorted(block) && <Order {...{ block, disabled, onChange }} />}
      <div className="report-field">
        <h3>{t('ownFilters')}</h3>
        <FiltersField
          label={t('ownFilters')}
          filters={block.filters}
          disabled={disabled}
          onChange={(filters) => onChange({ ...block, filters })}
        />
      </div>
    </section>
  );
}

/** Times and what has a fixed number of keys stand in their own order, all of them. */
const isSorted = ({ by, draw }: Block): boolean =>
  draw !== 'cohort' && by.some((name) => !isTimeStep(name) && fixedKeys(name) === null);

function Order({ block, disabled, onChange }: Omit<Props, 'place'>) {
  const t = useTexts(formTexts);
  return (
    <div className="report-pair">
      <SmallSelect
        label={t('sort')}
        value={block.sort}
        disabled={disabled}
        options={[
          { value: 'highest', label: t('highest') },
          { value: 'lowest', label: t('lowest') },
          { value: 'name', label: t('byName') },
        ]}
        onChange={(sort) => onChange({ ...block, sort })}
      />
      <span className="sm t2">{t('rows')}</span>
      <NumberBox
        label={t('limit')}
        value={block.limit}
        min={1}
        max={mostRows}
        whole
        disabled={disabled}
        onChange={(limit) => limit !== null && onChange({ ...block, limit })}
      />
    </div>
  );
}
