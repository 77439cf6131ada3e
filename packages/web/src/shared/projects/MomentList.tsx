import { momentsOfCall } from '@earshot/core/projects/found.ts';
import type { FoundCall } from '@earshot/core/projects/projects.ts';
import { formatClock } from '../../lib/format.ts';
import '../hits/hits.css';
import { HitList } from '../hits/HitList.tsx';
import { PassagePlay } from '../hits/PassagePlay.tsx';
import type { HitCall } from '../hits/play-call.ts';
import type { Sought } from '../hits/sought.ts';
import { hitsOfMoments, silentMoments } from './moments.ts';

type Props = {
  call: HitCall;
  found: Pick<FoundCall, 'patterns' | 'query'>;
  /** How many are shown before one asks for more. */
  first?: number;
  /** What the call is opened for from here. */
  sought?: Sought;
  onOpen?: () => void;
};

const mostSpans = 6;

/** The moments that a project found a call by: each plays in place, its time leads to it in the call. */
export function MomentList({ call, found, first = 2, sought, onOpen }: Props) {
  const moments = momentsOfCall(found);
  const hits = hitsOfMoments(moments);
  const spans = silentMoments(moments).slice(0, mostSpans);
  return (
    <div className="evidence">
      {hits.length > 0 && <HitList {...{ call, hits, first, sought }} {...(onOpen && { onOpen })} />}
      {spans.length > 0 && (
        <ul className="evidence-spans">
          {spans.map(({ start_ms, end_ms }) => (
            <li key={`${start_ms}-${end_ms}`} className="num sm">
              <PassagePlay call={call} startMs={start_ms} endMs={end_ms} />
              {formatClock(start_ms)}–{formatClock(end_ms)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
