import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { fileCountQuery } from '../../shared/files/files.queries.ts';

/** How many calls there are, behind the name in the menu. */
export function FileCount() {
  const files = useQuery(fileCountQuery()).data;
  return (
    <span className="count">
      {files && formatNumber(files.total)}
      {files?.isCapped && '+'}
    </span>
  );
}
