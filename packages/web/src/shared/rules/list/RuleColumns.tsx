import { useTexts } from '../../../lib/i18n.ts';
import { words } from '../../words.texts.ts';
import { ruleListTexts } from './list.texts.ts';

export type Column = { label: string; isNumber?: boolean };

/** The heading of the list; `columns` are those between the name and the calls. */
export function RuleColumns({ columns }: { columns: readonly Column[] }) {
  const t = useTexts(ruleListTexts);
  const w = useTexts(words);
  return (
    <thead>
      <tr>
        <th scope="col">{t('name')}</th>
        {columns.map((column) => (
          <th key={column.label} scope="col" className={column.isNumber ? 'number' : undefined}>
            {column.label}
          </th>
        ))}
        <th scope="col" className="number">
          {t('calls')}
        </th>
        <th scope="col">{t('author')}</th>
        <th scope="col">
          <span className="visually-hidden">{w('more')}</span>
        </th>
      </tr>
    </thead>
  );
}
