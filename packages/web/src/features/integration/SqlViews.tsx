import { sqlViews } from '@earshot/core/sql-access/sql-views.ts';
import { useLocale, useTexts } from '../../lib/i18n.ts';
import './sql-access.css';
import { sqlAccessTexts } from './sql-access.texts.ts';

/** Every view with its columns, as a program finds them. */
export function SqlViews() {
  const t = useTexts(sqlAccessTexts);
  const locale = useLocale();
  return (
    <section aria-label={t('views')} className="sql-views">
      <h3 className="med">{t('views')}</h3>
      {sqlViews.map(({ name, says, columns }) => (
        <details key={name}>
          <summary>
            <code>{name}</code> <span className="mut">{says[locale]}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard. */}
          <section className="sql-columns" tabIndex={0} aria-label={t('columnsOf', { view: name })}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('column')}</th>
                  <th scope="col">{t('type')}</th>
                  <th scope="col">{t('meaning')}</th>
                </tr>
              </thead>
              <tbody>
                {columns.map((column) => (
                  <tr key={column.name}>
                    <th scope="row">
                      <code>{column.name}</code>
                    </th>
                    <td className="mut">{column.type}</td>
                    <td>{column.says[locale]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      ))}
    </section>
  );
}
