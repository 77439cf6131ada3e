import { momentsOfCall } from '@earshot/core/projects/found.ts';
import type { ProjectFile } from '@earshot/core/projects/projects.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import Checkbox from '@mui/material/Checkbox';
import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import '../../../components/plain-table.css';
import { formatClock, formatNumber, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Avatar } from '../../../shared/Avatar.tsx';
import { FavoriteButton } from '../../../shared/favorites/FavoriteButton.tsx';
import { fileLength } from '../../../shared/files/file-length.ts';
import type { useSelection } from '../../../shared/files/use-selection.ts';
import { callLink } from '../../../shared/hits/call-link.ts';
import { MomentList } from '../../../shared/projects/MomentList.tsx';
import { Score } from '../../../shared/projects/Score.tsx';
import { TagChips } from '../../../shared/tags/TagChip.tsx';
import { words } from '../../../shared/words.texts.ts';
import { pageTexts } from '../page.texts.ts';
import type { ProjectFiles } from '../projects.queries.ts';

type Props = {
  project: Project;
  list: ProjectFiles;
  selection: ReturnType<typeof useSelection>;
  /** The row that the keys are about. */
  current: number;
  /** Before one leaves for a call. */
  onOpen: (call: ProjectFile) => void;
};

/** The found calls with the moments they were found by. */
export function FilesTable({ project, list: { results }, selection, current, onOpen }: Props) {
  const t = useTexts(pageTexts);
  const { selected, toggle, chooseAll } = selection;
  const chosen = results.filter(({ file_id }) => selected.has(file_id)).length;
  return (
    <div className="plain-table found-table">
      <table aria-label={t('files')}>
        <thead>
          <tr>
            <th scope="col" className="found-select">
              <Checkbox
                size="small"
                slotProps={{ input: { 'aria-label': t('selectAll') } }}
                checked={chosen === results.length}
                indeterminate={chosen > 0 && chosen < results.length}
                onChange={(_, isChecked) => chooseAll(isChecked)}
              />
            </th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('recorded')}</th>
            <th scope="col">{t('evidence')}</th>
            <th scope="col" className="number found-hits">
              {t('hits')}
            </th>
            <th scope="col" className="found-tags">
              {t('tags')}
            </th>
            <th scope="col" className="number found-score">
              {t('scoreColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map((file, index) => (
            <FoundRow
              key={file.file_id}
              project={project}
              file={file}
              isSelected={selected.has(file.file_id)}
              isCurrent={index === current}
              onToggle={(isRange) => toggle(index, isRange)}
              onOpen={() => onOpen(file)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  project: Project;
  file: ProjectFile;
  isSelected: boolean;
  isCurrent: boolean;
  onToggle: (isRange: boolean) => void;
  onOpen: () => void;
};

function FoundRow({ project, file, isSelected, isCurrent, onToggle, onOpen }: RowProps) {
  const t = useTexts(pageTexts);
  const w = useTexts(words);
  const { id, kind } = project;
  const sought = { project: { id, kind } };
  const length = fileLength(file);
  const marked = file.project.parts.map(({ tag_id }) => tag_id);
  const moments = momentsOfCall(file.project);
  return (
    <tr
      data-testid={`found-${file.file_id}`}
      data-current={isCurrent}
      className={`${isSelected ? 'selected' : ''}${isCurrent ? ' current' : ''}`}
    >
      <td className="found-select">
        <Checkbox
          size="small"
          slotProps={{ input: { 'aria-label': t('select', { name: file.name }) } }}
          checked={isSelected}
          onClick={(event) => onToggle(event.shiftKey)}
        />
      </td>
      <td className="found-who">
        <Who file={file} sought={sought} onOpen={onOpen} />
      </td>
      <td className="found-when sm t2 num">
        {formatWhen(file.recorded_at ?? file.created, new Date(), w('today'))}
        {length !== null && <span className="found-length">{formatClock(length)}</span>}
      </td>
      <td className="found-evidence">
        <MomentList call={file} found={file.project} sought={sought} onOpen={onOpen} />
      </td>
      <td className="number num t2 found-hits" data-label={t('hits')}>
        {formatNumber(moments.length)}
      </td>
      <td className="found-tags">
        <TagChips tags={file.tags.filter(({ id: tag }) => marked.includes(tag))} />
      </td>
      <td className="number found-score">
        <Score value={file.project.score} />
      </td>
    </tr>
  );
}

type WhoProps = { file: ProjectFile; sought: { project: Pick<Project, 'id' | 'kind'> }; onOpen: () => void };

function Who({ file, sought, onOpen }: WhoProps) {
  const t = useTexts(pageTexts);
  const who = file.operator ?? file.abonent ?? file.name;
  const Arrow = file.direction === 'outbound' ? ArrowUpRight : ArrowDownLeft;
  return (
    <span className="row">
      <Avatar name={who} src={null} size={26} />
      <span className="found-names">
        <Link
          className="med"
          {...callLink(file.file_id, sought.project)}
          title={t('openCall', { name: who })}
          onClick={onOpen}
        >
          {who}
        </Link>
        {file.operator !== null && file.abonent !== null && (
          <span className="sm t2 row found-abonent">
            {file.direction !== null && <Arrow size={12} aria-hidden />}
            <bdi className="el">{file.abonent}</bdi>
          </span>
        )}
      </span>
      <FavoriteButton file={file} />
    </span>
  );
}
