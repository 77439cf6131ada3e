import type { Project } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { FilterChip, FilterChips } from '../../../shared/filters/FilterChips.tsx';
import { useCounted } from '../../../shared/use-counted.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { ViewsMenu } from '../../../shared/views/ViewsMenu.tsx';
import { pageTexts } from '../page.texts.ts';
import type { ProjectFiles } from '../projects.queries.ts';
import { PlayAllButton } from './PlayAllButton.tsx';
import {
  addressOfView,
  alertOf,
  fileSorts,
  isScripted,
  type ProjectSearch,
  scoreOf,
  sortOf,
} from './project-search.ts';
import { useExportFound } from './use-export-found.ts';
import type { Ask } from './use-project-search.ts';

type Props = {
  project: Project;
  search: ProjectSearch;
  ask: Ask;
  list: ProjectFiles | undefined;
  now: Date;
};

/** How many are listed, which are left out, in which order. */
export function FilesHead({ project, search, ask, list, now }: Props) {
  const t = useTexts(pageTexts);
  const counted = useCounted();
  const mayScripts = useMay('scripts.read');
  const csv = useExportFound({ project, search, list, now });
  return (
    <div className="files-head">
      <h2>
        {t('files')}{' '}
        {list && (
          <span className="num mut" aria-live="polite" data-testid="found-count">
            {t('filesOf', {
              shown: counted(list.count, list.count_is_capped),
              all: formatNumber(project.found),
            })}
          </span>
        )}
      </h2>
      <ScoreRange search={search} ask={ask} />
      <FilterChips search={search} onChange={(next) => ask(next)} hidden={['projects']} canAdd>
        {search.file_id && (
          <FilterChip
            title={t('oneCall')}
            value={t('onlyOne')}
            onRemove={() => ask({ file_id: undefined })}
          />
        )}
        {isScripted(search) && (
          <FilterChip
            title={t('scripts')}
            value={t('mustSaid')}
            onRemove={() => ask({ scripted: undefined })}
          />
        )}
        {alertOf(search) !== undefined && (
          <FilterChip
            title={t('oneAlert')}
            value={t('itsCalls')}
            onRemove={() => ask({ alert: undefined })}
          />
        )}
      </FilterChips>
      {mayScripts && !isScripted(search) && (
        <Button size="small" onClick={() => ask({ scripted: '1' })}>
          {t('scripted')}
        </Button>
      )}
      <span className="push" />
      {list && <PlayAllButton list={list} />}
      <SmallSelect
        label={t('sorting')}
        value={sortOf(search)}
        options={fileSorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
        onChange={(sort) => ask({ sort: sort === 'new' ? undefined : sort })}
      />
      <ViewsMenu page="project" projectId={project.id} address={addressOfView(search)} />
      <IconAction
        className="outlined"
        label={csv.isTooMany ? t('tooMany') : t('exportCsv')}
        disabled={!csv.canExport}
        onClick={csv.start}
      >
        <Download size={16} />
      </IconAction>
    </div>
  );
}

const writeScore = (value: number | null) => (value === null ? undefined : String(value));

function ScoreRange({ search, ask }: Pick<Props, 'search' | 'ask'>) {
  const t = useTexts(pageTexts);
  return (
    <span className="score-range sm">
      <span className="t2">{t('scoreIs')}</span>
      <NumberBox
        whole
        label={t('scoreFrom')}
        open="–"
        value={scoreOf(search.valueFrom) ?? null}
        onChange={(value) => ask({ valueFrom: writeScore(value) })}
      />
      <span className="t2">{t('to')}</span>
      <NumberBox
        whole
        label={t('scoreTo')}
        open="∞"
        value={scoreOf(search.valueTo) ?? null}
        onChange={(value) => ask({ valueTo: writeScore(value) })}
      />
    </span>
  );
}
