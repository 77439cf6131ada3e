import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { agentsTexts } from './agents.texts.ts';
import './standing.css';

type Props = {
  title: string;
  testId: string;
  /** What stands in the rows, and the numbers behind the chart. */
  named: string;
  numbers: readonly string[];
  /** Bodies of the table. */
  children: ReactNode;
};

/** How an operator stands by each of some things: a name, a chart of intervals, and numbers. */
export function StandingTable({ title, testId, named, numbers, children }: Props) {
  const t = useTexts(agentsTexts);
  return (
    <section className="card person-block standing-table" data-testid={testId}>
      <header>
        <h2>{title}</h2>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{named}</th>
            <th scope="col" className="standing-chart">
              <span className="visually-hidden">{t('chart')}</span>
            </th>
            {numbers.map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
