import { sqlViews } from './sql-views.ts';

/** The views as they stand in `docs/sql-access.md`, in English. */
export const viewsAsMarkdown = (): string =>
  sqlViews
    .map(({ name, says, columns }) =>
      [
        `### ${name}`,
        '',
        `${says.en}.`,
        '',
        '| column | type | meaning |',
        '|---|---|---|',
        ...columns.map((column) => `| \`${column.name}\` | ${column.type} | ${column.says.en} |`),
      ].join('\n'),
    )
    .join('\n\n');
