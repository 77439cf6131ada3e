import { Skeleton } from '../../components/Skeleton.tsx';
import { WaitsLine } from '../../components/WaitsLine.tsx';
import { useNetwork } from '../../lib/network.ts';
import type { Columns } from './use-columns.ts';

const placeholders = Array.from({ length: 10 }, (_, index) => `row-${index}`);

/** Where the calls will be. */
export function LoadingRows({ columns }: { columns: Columns }) {
  if (useNetwork((network) => network.isAway))
    return (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: 220 }}>
        <WaitsLine />
      </div>
    );
  return (
    <div className="files-grid-table" aria-hidden>
      {placeholders.map((key) => (
        <div key={key} className="file-grid">
          <Skeleton width={16} height={16} />
          <Skeleton width={14} height={14} />
          <Skeleton width={14} height={14} />
          {columns.shown.map((name) => (
            <span key={name} className={columns.placeOf(name)}>
              <Skeleton width="70%" />
            </span>
          ))}
          <span />
        </div>
      ))}
    </div>
  );
}
