import { Skeleton } from '../../components/Skeleton.tsx';

/** The page in its final shape while the call is on its way. */
export function LoadingFile() {
  return (
    <div className="file-page" aria-busy="true">
      <div className="file-head-bar">
        <Skeleton width={320} height={20} />
      </div>
      <div className="file-body">
        <div className="file-left">
          <section className="card" style={{ height: 252, padding: 16 }}>
            <Skeleton height={150} />
          </section>
          <section
            className="card"
            style={{ flex: 1, padding: 16, display: 'grid', gap: 14, alignContent: 'start' }}
          >
            <Skeleton width="80%" />
            <Skeleton width="65%" />
            <Skeleton width="72%" />
          </section>
        </div>
        <aside className="card file-side" style={{ padding: 16 }}>
          <Skeleton height={80} />
        </aside>
      </div>
    </div>
  );
}
