import { useNetwork } from '../lib/network.ts';
import { WaitsLine } from './WaitsLine.tsx';

type Props = { width?: number | string; height?: number | string; radius?: number };

/** High enough that words have room in it. */
const roomyPx = 50;

/** In place of what is on its way; where nobody answers it says that it waits. */
export function Skeleton({ width = '100%', height = 12, radius = 6 }: Props) {
  const isAway = useNetwork((network) => network.isAway);
  const waits = isAway && typeof height === 'number' && height >= roomyPx;
  return (
    <span
      className={waits ? 'skeleton waits' : 'skeleton'}
      style={{ display: waits ? 'grid' : 'block', width, height, borderRadius: radius }}
    >
      {waits && <WaitsLine />}
    </span>
  );
}
