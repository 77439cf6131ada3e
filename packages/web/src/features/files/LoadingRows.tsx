import { Skeleton } from '../../components/Skeleton.tsx';

const placeholders = Array.from({ length: 10 }, (_, index) => `row-${index}`);

/** Where the calls will be. */
export function LoadingRows() {
  return (
    <div className="files-grid-table" aria-hidden>
      {placeholders.map((key) => (
        <div key={key} className="file-grid">
          <Skeleton width={16} height={16} />
          <Skeleton width={14} height={14} />
          <Skeleton width={14} height={14} />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width="60%" />
          <Skeleton width="60%" />
          <span />
        </div>
      ))}
    </div>
  );
}
